import type { Endpoint } from '@sprout/domain/endpoint'
import type { ReactNode } from 'react'
import { useTranslate } from '../i18n/language.tsx'
import './unless-waiting.css'
import { useWaiting, waitingOf } from './waiting.ts'
import { WaitingRows } from './waiting-rows.tsx'

type UnlessWaitingProps = {
  childId: string
  /** The only call that counts; any of the child's where none is named. */
  of?: Endpoint
  children: ReactNode
}

/** "Nothing yet" would not be true of what waits to be sent: then that is told in its place, newest first. */
export function UnlessWaiting({ childId, of, children }: UnlessWaitingProps) {
  const t = useTranslate()
  const entries = waitingOf(useWaiting(), childId, of?.path).toReversed()
  if (entries.length === 0) return children
  return (
    <>
      <p className="unless-waiting">{t('outbox.title')}</p>
      <WaitingRows entries={entries} />
    </>
  )
}
