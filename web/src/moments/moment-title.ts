import type { Moment } from '@sprout/domain/moments/model'
import { useTranslate } from '../i18n/language.tsx'

/** "Happy · Sunny": what a moment is called where its story is not told. */
export function useMomentTitle() {
  const t = useTranslate()
  return ({ mood, weather }: Pick<Moment, 'mood' | 'weather'>) =>
    `${t(`moments.moods.${mood}`)} · ${t(`moments.weathers.${weather}`)}`
}
