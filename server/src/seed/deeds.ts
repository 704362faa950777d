import { behaviorCalls } from '@sprout/domain/behaviors/contract'
import { GIFTS, REMEDIES } from '@sprout/domain/behaviors/model'
import type { LocalDate } from '@sprout/domain/calendar'
import type { Child } from '@sprout/domain/children/model'
import { habitCalls } from '@sprout/domain/habits/contract'
import { momentCalls } from '@sprout/domain/moments/contract'
import { MOODS, WEATHERS } from '@sprout/domain/moments/model'
import { skillCalls } from '@sprout/domain/skills/contract'
import type { Chance } from './chance.ts'
import {
  CORRECTIONS,
  GOOD,
  type PlannedChild,
  type PlannedHabit,
  type PlannedSkill,
  SEASONS,
  STORIES,
  type StoryKey,
  WINTER,
} from './plan.ts'
import type { Voice } from './voice.ts'
import type { Words } from './words/words.ts'

/** One child of the family with what it was given to grow: the ids come with the calls that made them. */
export type Growing = {
  at: number
  plan: PlannedChild
  child: Child
  habits: Map<PlannedHabit, { id: string; completed: boolean }>
  skills: Map<PlannedSkill, string>
  told: Set<StoryKey>
}
export type Scene = { say: Voice['say']; chance: Chance; words: Words; today: LocalDate; daysAgo: number }
/** Something that happens at a minute of the day. */
export type Deed = { minute: number; happen: () => Promise<void> }

const BREAKFAST = 7 * 60
const BEDTIME = 20 * 60
const keysOf = <K extends string>(record: Record<K, unknown>) => Object.keys(record) as K[]

export function goodDeeds({ say, chance, words }: Scene, { child, plan }: Growing): Deed[] {
  return Array.from({ length: chance.about(plan.goodADay) }, () => {
    const deed = chance.oneOf(keysOf(GOOD))
    const body = { childId: child.id, type: 'reward', title: words.good[deed], points: GOOD[deed] } as const
    return {
      minute: chance.between(BREAKFAST, BEDTIME),
      happen: async () => void (await say(behaviorCalls.record, { body })),
    }
  })
}

/** What went wrong, and in most cases what made it good. */
export function corrections({ say, chance, words }: Scene, { child, plan }: Growing): Deed[] {
  return Array.from({ length: chance.about(plan.correctionsADay) }, () => {
    const wrong = chance.oneOf(keysOf(CORRECTIONS))
    const minute = chance.between(BREAKFAST + 30, BEDTIME - 120)
    const ofChild = { childId: child.id } as const
    const points = CORRECTIONS[wrong]
    let repairs = ''
    const correct = async () => {
      const body = { ...ofChild, type: 'punishment', title: words.corrections[wrong], points } as const
      repairs = (await say(behaviorCalls.record, { body })).id
    }
    const size = points < -5 ? 'big' : 'small'
    const description = chance.oneOf(words.remedyNotes)
    const mend = async () => {
      const title = size === 'big' ? words.bigRemedy : words.smallRemedy
      const remedy = {
        type: 'reward',
        category: 'remedy',
        title,
        description,
        points: REMEDIES[size],
        repairs,
      } as const
      await say(behaviorCalls.record, { body: { ...ofChild, ...remedy } })
    }
    const isMended = chance.between(1, 10) <= 6
    return [
      { minute, happen: correct },
      ...(isMended ? [{ minute: minute + chance.between(20, 100), happen: mend }] : []),
    ]
  }).flat()
}

export function gifts({ say, chance, words, daysAgo }: Scene, { at, child }: Growing): Deed[] {
  if (daysAgo % 17 !== at * 5) return []
  const gift = {
    type: 'reward',
    category: 'gift',
    title: words.gift,
    description: chance.oneOf(words.giftNotes),
  } as const
  const body = { ...gift, childId: child.id, points: chance.oneOf(GIFTS) }
  return [{ minute: 17 * 60, happen: async () => void (await say(behaviorCalls.record, { body })) }]
}

export function habitDeeds({ say, chance, words, today, daysAgo }: Scene, { child, plan, habits }: Growing): Deed[] {
  return plan.habits.flatMap((planned) => {
    const { habit, difficulty, targetDays, from, keeps } = planned
    const begin = async () => {
      const body = { childId: child.id, ...words.habits[habit], difficulty, targetDays }
      habits.set(planned, { id: (await say(habitCalls.add, { body })).id, completed: false })
    }
    const checkIn = async () => {
      const known = habits.get(planned)
      if (!known || known.completed) return
      const { completed } = await say(habitCalls.checkIn, { params: { habitId: known.id }, body: { date: today } })
      known.completed = completed
    }
    if (daysAgo > from) return []
    const kept = keeps(daysAgo) ? [{ minute: chance.between(BEDTIME - 90, BEDTIME), happen: checkIn }] : []
    return daysAgo === from ? [{ minute: BREAKFAST, happen: begin }, ...kept] : kept
  })
}

export function skillDeeds({ say, chance, words, daysAgo }: Scene, { child, plan, skills }: Growing): Deed[] {
  return plan.skills.flatMap((planned) => {
    const { skill, difficulty, target, from, every, first, reached } = planned
    const { title, unit } = words.skills[skill]
    const begin = async () => {
      const goal = { targetValue: target, targetUnit: unit }
      const { id } = await say(skillCalls.add, { body: { childId: child.id, title, difficulty, ...goal } })
      skills.set(planned, id)
    }
    const progress = (from - daysAgo) / from
    // Not every try is better than the one before.
    const score = Math.round((first + (reached - first) * progress) * (chance.between(82, 100) / 100))
    const attempt = async () => {
      const done = progress > 0.9 && reached >= target ? reached : score
      await say(skillCalls.change, { params: { skillId: skills.get(planned) ?? '' }, body: { currentBest: done } })
    }
    if (daysAgo === from) return [{ minute: BREAKFAST, happen: begin }]
    return daysAgo < from && (from - daysAgo) % every === 0 ? [{ minute: 16 * 60 + 30, happen: attempt }] : []
  })
}

const STORY_EVERY = 7

/** A story now and then, and in between only how the day was. */
export function moments({ say, chance, words, today, daysAgo }: Scene, { at, child, told }: Growing): Deed[] {
  const turn = daysAgo + at * 2
  if (turn % STORY_EVERY !== 0 && turn % STORY_EVERY !== 4) return []
  const month = today.slice(5, 7)
  const story = turn % STORY_EVERY === 0 ? nextStory(month, at, told) : undefined
  if (story) told.add(story)
  const weathers = WEATHERS.filter((weather) => weather !== 'snowy' || WINTER.includes(month))
  const [weather, mood] = story ? STORIES[story] : [chance.oneOf(weathers), chance.oneOf(MOODS.slice(0, 8))]
  const body = { childId: child.id, weather, mood, content: story ? words.stories[story] : '' }
  return [{ minute: BEDTIME + 15 + at, happen: async () => void (await say(momentCalls.write, { body })) }]
}

/** Of those that were not told yet, the first that fits the month; each child begins elsewhere. */
function nextStory(month: string, at: number, told: ReadonlySet<StoryKey>) {
  const all = keysOf(STORIES)
  const inTurn = [...all.slice(at * 5), ...all.slice(0, at * 5)]
  return inTurn.find((story) => !told.has(story) && (SEASONS[story]?.includes(month) ?? true))
}
