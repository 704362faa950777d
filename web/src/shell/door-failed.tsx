import { LoadFailed } from '../api/load-failed.tsx'
import { useTranslate } from '../i18n/language.tsx'

type DoorFailedProps = { failure: Error; isFetching: boolean; refetch: () => unknown }

/** Nobody knows who stands there. */
export function DoorFailed({ failure, isFetching, refetch }: DoorFailedProps) {
  const t = useTranslate()
  return (
    <main className="splash splash-failed">
      <h1 className="visually-hidden">{t('brand.name')}</h1>
      <LoadFailed failure={failure} busy={isFetching} onRetry={refetch} />
    </main>
  )
}
