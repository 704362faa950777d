import { Check } from 'lucide-react'
import { useContext } from 'react'
import { useLanguage, useTranslate } from '../i18n/language.tsx'
import { signed } from '../points/signed.ts'
import { Button } from '../ui/button.tsx'
import { GoalTitle } from '../ui/goal-title.ts'
import { Skeleton } from '../ui/skeleton.tsx'

type CheckInTodayProps = {
  points: number
  /** Undefined: not known yet. */
  open: boolean | undefined
  busy: boolean
  onTap: (tapped: Element) => void
}

/** Today's button, or that today is done: as tall as each other, so that nothing moves. */
export function CheckInToday({ points, open, busy, onTap }: CheckInTodayProps) {
  const t = useTranslate()
  const { language } = useLanguage()
  const title = useContext(GoalTitle)
  if (open === undefined) return <Skeleton height="var(--control)" />
  if (!open)
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
