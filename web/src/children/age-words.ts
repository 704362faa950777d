import { ageOn } from '@sprout/domain/children/birthday'
import type { Child } from '@sprout/domain/children/model'
import { useToday } from '../family/today.ts'
import { useTranslate } from '../i18n/language.tsx'

/** "6 years old", today; nothing where neither a birthday nor an age is known. */
export function useAgeWords(child: Pick<Child, 'age' | 'birthday'>) {
  const t = useTranslate()
  const age = ageOn(useToday(), child)
  return age !== null && t('children.years', { count: age })
}
