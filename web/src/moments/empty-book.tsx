import { momentCalls } from '@sprout/domain/moments/contract'
import { useTranslate } from '../i18n/language.tsx'
import { UnlessWaiting } from '../outbox/unless-waiting.tsx'
import { ScreenLink } from '../shell/screen-link.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** A book without a page yet, and where the first is written. */
export function EmptyBook({ childId }: { childId: string }) {
  const t = useTranslate()
  const write = <ScreenLink screen="moments" />
  return (
    <Card tone="plum">
      <UnlessWaiting childId={childId} of={momentCalls.write}>
        <EmptyState mood="looking" title={t('prints.book.none')} hint={t('prints.book.noneHint')} action={write} />
      </UnlessWaiting>
    </Card>
  )
}
