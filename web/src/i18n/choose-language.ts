import type { Language } from '@sprout/domain/language'
import { toast } from '../ui/toast.ts'
import { useLanguage, useTranslate } from './language.tsx'

// Each in its own words, so that whoever is lost in a foreign language finds home.
export const ownNames: Record<Language, string> = { zh: '中文', en: 'English', es: 'Español' }

export function useChooseLanguage() {
  const { setLanguage } = useLanguage()
  const t = useTranslate()
  return (language: Language) =>
    void setLanguage(language).catch(() => toast.add({ tone: 'bad', title: t('language.unavailable') }))
}
