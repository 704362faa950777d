import { namedBefore } from '@sprout/domain/behaviors/corrections'
import { type BehaviorType, categoryOf } from '@sprout/domain/behaviors/model'
import { sameTitle } from '@sprout/domain/behaviors/rules'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFamily } from '../family/today.ts'
import { useTranslate } from '../i18n/language.tsx'
import { Picks } from '../ui/picks.tsx'
import type { BehaviorForm } from './behavior-form.ts'
import { recentLines } from './recent-lines.ts'

const MOST = 4

type NamedBeforeProps = {
  form: BehaviorForm
  type: BehaviorType
  /** The titles on the quick list, where one tap records them. */
  quick: readonly string[]
}

/** What was good, or needed a correction, before: one tap fills in the form, and records nothing. */
export function NamedBefore({ form: { formState, getValues, setValue }, type, quick }: NamedBeforeProps) {
  const t = useTranslate()
  const { keepBalancesAtZero } = useFamily()
  const { data } = useQuery(recentLines(getValues('childId')))
  const named = useMemo(() => namedBefore(data ?? [], categoryOf({ type })), [data, type])
  const isAtHand = (title: string) => type === 'reward' && quick.some((one) => sameTitle(one, title))
  const shown = named.filter(({ title }) => !isAtHand(title)).slice(0, MOST)
  if (shown.length === 0) return null
  const fill = (id: string) => {
    const picked = shown.find((one) => one.id === id)
    const typed = { shouldDirty: true, shouldValidate: formState.isSubmitted }
    setValue('title', picked?.title ?? '', typed)
    // One that found too little to take does not tell what it would have taken.
    const isTold = type === 'reward' || !keepBalancesAtZero
    if (picked?.points && isTold) setValue('points', Math.abs(picked.points), typed)
  }
  return (
    <Picks
      label={t(`behaviors.form.${type}.again`)}
      options={shown.map(({ id, title }) => ({ value: id, label: title }))}
      onPick={fill}
    />
  )
}
