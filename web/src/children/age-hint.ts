import { ageOn } from '@sprout/domain/children/birthday'
import { newChild } from '@sprout/domain/children/model'
import { useWatch } from 'react-hook-form'
import { useTranslate } from '../i18n/language.tsx'
import type { ChildForm } from './child-form.ts'

/** The age that follows from the birthday, once there is one: it is shown from then on, whatever age was typed. */
export function useAgeHint({ control }: ChildForm, today: string) {
  const t = useTranslate()
  const { data: birthday } = newChild.shape.birthday.safeParse(useWatch({ control, name: 'birthday' }))
  const age = birthday && birthday <= today ? ageOn(today, { age: null, birthday }) : null
  return age === null ? undefined : t('childDialogs.ageHint', { age: t('children.years', { count: age }) })
}
