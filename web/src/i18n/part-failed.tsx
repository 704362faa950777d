import { InWords, Unreachable } from '../api/failure.ts'
import { LoadFailed } from '../api/load-failed.tsx'
import { useTranslate } from './language.tsx'

export type FailedProps = { busy: boolean; onRetry: () => void }
type PartFailedProps = FailedProps & { small?: boolean }

/** In the place of a part of the app that could not be fetched. */
export const PartFailed = ({ small, busy, onRetry }: PartFailedProps) => (
  <LoadFailed failure={useFetchFailure()} {...{ small, busy, onRetry }} />
)

/** There is no signal, or what is asked for is no longer there: a newer version may have taken its place. */
export function useFetchFailure(): Error {
  const t = useTranslate()
  return navigator.onLine ? new InWords(t('errors.reload')) : new Unreachable()
}
