import { Check } from 'lucide-react'
import { useContext } from 'react'
import { useLanguage, useTranslate } from '../i18n/language.tsx'
import { signed } from '../points/signed.ts'
import { Button } from '../ui/button.tsx'
import { GoalTitle } from '../ui/goal-title.ts'
import { Skeleton } from '../ui/skeleton.tsx'

/** Closed: neither kept nor taken, as on a phone whose clock is ahead of the server's. */
export type TodayState = 'open' | 'kept' | 'closed'

type CheckInTodayProps = {
  points: number
  /** Undefined: not known yet. */
  state: TodayState | undefined
  busy: boolean
  onTap: (tapped: Element) => void
}

/** Today's button, that today is done, or nothing: as tall as each other, so that nothing moves. */
export function CheckInToday({ points, state, busy, onTap }: CheckInTodayProps) {
  const t = useTranslate()
  const { language } = useLanguage()
  const title = useContext(GoalTitle)
  if (state === undefined) return <Skeleton height="var(--control)" />
  if (state === 'closed') return <div className="habit-closed" />
  if (state === 'kept')
    return (
      <p className="habit-done">
        <Check aria-hidden="true" />
        {t('habits.doneToday')}
      </p>
    )
  return (
    <Button
      aria-describedby={title}
      wide
      data-tone="sky"
      busy={busy}
      onClick={({ currentTarget }) => onTap(currentTarget)}
    >
      {t('habits.checkIn')} · {signed(points, language)}
    </Button>
  )
}
