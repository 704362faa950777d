import { type FailedProps, useFetchFailure } from '../i18n/part-failed.tsx'
import { DoorFailed } from './door-failed.tsx'

/** In the place of a whole page that could not be fetched. */
export const PageFailed = ({ busy, onRetry }: FailedProps) => (
  <DoorFailed failure={useFetchFailure()} isFetching={busy} refetch={onRetry} />
)
