import { useTranslate } from '../i18n/language.tsx'
import { SkeletonCards } from '../ui/skeleton-cards.tsx'

export function StoreLoading() {
  const t = useTranslate()
  return <SkeletonCards label={t('ui.loading')} count={4} columns={2} height="16rem" />
}
