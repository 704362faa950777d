import { differentCorrections } from '@sprout/domain/behaviors/corrections'
import { useQuery } from '@tanstack/react-query'
import { useFamily } from '../family/today.ts'
import { useTranslate } from '../i18n/language.tsx'
import { Picks } from '../ui/picks.tsx'
import type { BehaviorForm } from './behavior-form.ts'
import { recentLines } from './recent-lines.ts'

const MOST = 4

/** What needed a correction before: one tap fills in the form, and records nothing. */
export function RecentCorrections({ form: { formState, getValues, setValue } }: { form: BehaviorForm }) {
  const t = useTranslate()
  const { keepBalancesAtZero } = useFamily()
  const { data = [] } = useQuery(recentLines(getValues('childId')))
  const corrections = differentCorrections(data).slice(0, MOST)
  if (corrections.length === 0) return null
  const fill = (id: string) => {
    const picked = corrections.find((one) => one.id === id)
    const typed = { shouldDirty: true, shouldValidate: formState.isSubmitted }
    setValue('title', picked?.title ?? '', typed)
    // One that found too little to take does not tell what it would have taken.
    if (picked?.points && !keepBalancesAtZero) setValue('points', -picked.points, typed)
  }
  return (
    <Picks
      label={t('behaviors.form.again')}
      options={corrections.map(({ id, title }) => ({ value: id, label: title }))}
      onPick={fill}
    />
  )
}
