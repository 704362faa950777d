import { dayOnTheWall } from '@sprout/domain/calendar'
import { Check, ChevronDown, CloudOff, CloudUpload } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useNow } from '../family/now.ts'
import { useFamily } from '../family/today.ts'
import { dayAndTime } from '../i18n/day-and-time.ts'
import { useLanguage, useTranslate } from '../i18n/language.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { IconButton } from '../ui/icon-button.tsx'
import type { Kept } from './entry.ts'
import { shortened } from './shortened.ts'
import './signal-note.css'
import { WaitingRows } from './waiting-rows.tsx'

const REJOICES_FOR = 4000

type SignalNoteProps = {
  trouble: 'offline' | 'away' | undefined
  since: string | undefined
  entries: readonly Kept[]
  others: readonly Kept[]
}

/**
 * In the header, when there is something to say: offline, what waits, sending, all sent. As tall with each tap as before
 * it, so that the next one meets what it was meant for; the list of what waits opens at a tap.
 */
export function SignalNote({ trouble, since, entries, others }: SignalNoteProps) {
  const t = useTranslate()
  const list = useId()
  const when = useWhen()
  const [isOpen, setOpen] = useState(false)
  const count = entries.length
  const allSent = useAllSent(count)
  const latest = entries.at(-1)
  const from = trouble && since && t('outbox.from', { when: when(since) })
  const state = trouble
    ? t(`outbox.${trouble}`)
    : count > 0
      ? t('outbox.sending', { count })
      : allSent && t('outbox.allSent')
  const last = latest && shortened(latest.line.title)
  const more = last ? (trouble ? t('outbox.latest', { count, title: last }) : last) : from
  const Icon = trouble ? CloudOff : count > 0 ? CloudUpload : Check
  const [first] = others
  return (
    <div className="signal">
      <div
        className={state ? 'signal-note' : undefined}
        {...(count > 0 && { role: 'region', 'aria-label': t('outbox.title') })}
      >
        {state && <Icon aria-hidden="true" />}
        <p role="status">
          {state} {more && <span>{more}</span>}
        </p>
        {count > 0 && (
          <IconButton
            className="signal-more"
            label={t('outbox.show')}
            icon={<ChevronDown />}
            aria-expanded={isOpen}
            aria-controls={list}
            onClick={() => setOpen(!isOpen)}
          />
        )}
        {count > 0 && isOpen && (
          <div id={list} className="signal-waiting">
            <WaitingRows entries={entries} crossed />
            {from && <p>{from}</p>}
          </div>
        )}
      </div>
      {first && (
        <p role="status" className="signal-note">
          <CloudUpload aria-hidden="true" />
          <span>{t('outbox.ofAnother', { count: others.length, name: first.caregiver.name })}</span>
        </p>
      )}
    </div>
  )
}

/** For a moment after the last of them has gone. */
function useAllSent(count: number) {
  const [before, setBefore] = useState(count)
  const [allSent, setAllSent] = useState(false)
  if (before !== count) {
    setBefore(count)
    setAllSent(count === 0)
  }
  useEffect(() => {
    if (!allSent) return
    const timer = setTimeout(() => setAllSent(false), REJOICES_FOR)
    return () => clearTimeout(timer)
  }, [allSent])
  return allSent
}

/** The hour, and before today the day as well. */
function useWhen() {
  const { timeZone } = useFamily()
  const now = useNow()
  const { language } = useLanguage()
  const { time, day } = useFormats()
  return (instant: string) => {
    const clock = time(instant, timeZone)
    const date = dayOnTheWall(new Date(instant), timeZone)
    return date === dayOnTheWall(new Date(now), timeZone) ? clock : dayAndTime(language, day(date), clock)
  }
}
