import { Link } from 'wouter'
import { useTranslate } from '../i18n/language.tsx'
import { UnlessWaiting } from '../outbox/unless-waiting.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** Nothing yet, and where to begin. */
export function TimelineEmpty({ childId, beside }: { childId: string; beside: boolean }) {
  const t = useTranslate()
  const begin = (
    <Link href="/" asChild>
      <ButtonLink href="/">{t('timeline.start')}</ButtonLink>
    </Link>
  )
  return (
    <Card>
      <UnlessWaiting childId={childId}>
        <EmptyState mood="looking" title={t('timeline.empty')} hint={t('timeline.hint')} action={!beside && begin} />
      </UnlessWaiting>
    </Card>
  )
}
