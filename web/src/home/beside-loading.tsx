import { useTranslate } from '../i18n/language.tsx'
import { SkeletonCards } from '../ui/skeleton-cards.tsx'

/** The place of the timeline beside the day. */
export const BesideLoading = () => <SkeletonCards label={useTranslate()('ui.loading')} count={4} />
