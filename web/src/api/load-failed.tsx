import { useTranslate } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { failureWords } from './failure-words.ts'

type LoadFailedProps = { failure: Error; onRetry: () => unknown; busy: boolean; small?: boolean | undefined }

/** In the place of what should have been there: what happened, and a way on. */
export function LoadFailed({ failure, onRetry, busy, small = false }: LoadFailedProps) {
  const t = useTranslate()
  return (
    <div role="alert">
      <EmptyState
        small={small}
        title={t('errors.notLoaded')}
        hint={failureWords(t, failure)}
        action={
          <Button tone="soft" busy={busy} onClick={onRetry}>
            {t('ui.retry')}
          </Button>
        }
      />
    </div>
  )
}
