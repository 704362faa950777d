import type { LocalDate } from '@sprout/domain/calendar'
import { dayAsks } from '@sprout/domain/children/day'
import { apart } from '@sprout/domain/direction'
import { openToday } from '@sprout/domain/habits/open-today'
import { momentCalls } from '@sprout/domain/moments/contract'
import type { NewMoment } from '@sprout/domain/moments/model'
import { nearestSkill } from '@sprout/domain/skills/nearest'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { load } from '../api/load.ts'
import { useFamily } from '../family/today.ts'
import { useLanguage, useTranslate } from '../i18n/language.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { daysWaiting, useWaiting, waitingOf } from '../outbox/waiting.ts'
import type { Module } from '../shell/screens.ts'
import { excerpt } from '../timeline/excerpt.ts'
import { useGoodThings } from './good-things.ts'
import { useLinesOfToday } from './lines-of-today.ts'

/** What a module's card says; undefined while it is not known yet. */
export type Detail = string | undefined

export function useDetails(childId: string, today: LocalDate): Record<Module, Detail> {
  return {
    behaviors: useBehaviors(childId, today),
    habits: useHabits(childId, today),
    skills: useSkills(childId, today),
    moments: useMoments(childId),
  }
}

/** What did not load is said where it would have stood; the card opens all the same. */
function useSaid<T>({ data, isError }: Pick<UseQueryResult<T>, 'data' | 'isError'>, say: (data: T) => string): Detail {
  const t = useTranslate()
  if (data !== undefined) return say(data)
  return isError ? t('errors.notLoaded') : undefined
}

function useBehaviors(childId: string, today: LocalDate) {
  const t = useTranslate()
  return useSaid(useGoodThings(childId, today), (count) =>
    count > 0 ? t('home.behaviors.today', { count }) : t('home.behaviors.none'),
  )
}

function useHabits(childId: string, today: LocalDate) {
  const t = useTranslate()
  const habits = useQuery(load(...dayAsks(childId).habits))
  const lines = useLinesOfToday(childId, today)
  const family = useFamily()
  const all = useWaiting()
  const waiting = (id: string) => daysWaiting(all, id)
  const data = habits.data && lines.data && openToday(habits.data, lines.data, { today, family, waiting })
  return useSaid({ data, isError: habits.isError || lines.isError }, ({ open, all }) => {
    if (all === 0) return t('home.habits.none')
    return open > 0 ? t('home.habits.open', { open, count: all }) : t('home.habits.done')
  })
}

/** So that what is beside it stands where it stood. */
const MOST_OF_A_NAME = 20

function useSkills(childId: string, today: LocalDate) {
  const t = useTranslate()
  const family = useFamily()
  const { language } = useLanguage()
  const { number } = useFormats()
  return useSaid(useQuery(load(...dayAsks(childId).skills)), (skills) => {
    const nearest = nearestSkill(skills, today, family)
    if (!nearest) return t('home.skills.none')
    const { title, currentBest, targetValue } = nearest
    const name = excerpt(title, language, MOST_OF_A_NAME)
    return targetValue === null ? name : `${apart(name)} ${number(currentBest)}\u00a0/\u00a0${number(targetValue)}`
  })
}

function useMoments(childId: string) {
  const t = useTranslate()
  const kept = waitingOf(useWaiting(), childId, momentCalls.write.path).at(-1)?.body as NewMoment | undefined
  return useSaid(useQuery(load(...dayAsks(childId).lastMoment)), ([sent]) => {
    const last = kept ?? sent
    return last ? t('home.moments.last', { mood: t(`home.moods.${last.mood}`) }) : t('home.moments.none')
  })
}
