import { Link } from 'wouter'
import { useTranslate } from '../i18n/language.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** Nobody to speak of yet. */
export function NoChild() {
  const t = useTranslate()
  const add = (
    <Link href="/" asChild>
      <ButtonLink href="/">{t('children.add')}</ButtonLink>
    </Link>
  )
  return <EmptyState title={t('assistant.noChild')} hint={t('assistant.noChildHint')} action={add} mood="looking" />
}
