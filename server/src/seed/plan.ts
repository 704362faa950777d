import type { Mood, Weather } from '@sprout/domain/moments/model'
import type { Difficulty } from '@sprout/domain/points/difficulty'
import type { RewardCategory } from '@sprout/domain/rewards/model'

/** How long the family has been using Sprout. */
export const DAYS = 120

export const GOOD = {
  ...{ greeting: 10, tidy_toys: 10, set_table: 5, help_sibling: 10, homework: 15 },
  ...{ dressed_alone: 5, shared: 10, waited: 10, fed_cat: 5, read_aloud: 15 },
} as const
export const CORRECTIONS = { shouted: -5, pushed: -10, late_to_bed: -5, screen: -5, toys_left: -3, fib: -10 } as const

export type HabitKey = 'brush_teeth' | 'reading' | 'bag_packed' | 'own_bed' | 'shoes' | 'vegetables' | 'bedtime'
export type SkillKey = 'jump_rope' | 'poems' | 'swimming' | 'sums' | 'letters'
export type RewardKey = 'zoo' | 'pizza' | 'sleepover' | 'picnic' | 'puzzle'

/** What a day's check-in depends on: how many days ago it is. */
export type Rhythm = (daysAgo: number) => boolean
/** Every day since then, and most days before. */
const since =
  (days: number): Rhythm =>
  (daysAgo) =>
    daysAgo >= 1 && (daysAgo < days || (daysAgo > days && daysAgo % 5 !== 3))
/** Kept for a while, forgotten for a while, and not at all of late. */
const nowAndThen: Rhythm = (daysAgo) => daysAgo > 3 && [0, 1, 3, 4].includes(daysAgo % 7) && daysAgo % 9 !== 0

export type PlannedHabit = { habit: HabitKey; difficulty: Difficulty; targetDays: number; from: number; keeps: Rhythm }
/** Tried every few days, from a first score to what is reached by now. */
export type PlannedSkill = {
  skill: SkillKey
  difficulty: Difficulty
  target: number
  from: number
  every: number
  first: number
  reached: number
}
export type PlannedChild = {
  /** On the next birthday. */
  turns: number
  /** Days from today to the next birthday. */
  birthdayIn: number
  /** Good deeds and corrections of a usual day. */
  goodADay: number
  correctionsADay: number
  habits: readonly PlannedHabit[]
  skills: readonly PlannedSkill[]
  rewards: readonly { reward: RewardKey; pointsCost: number; category: RewardCategory }[]
}

export const CHILDREN: readonly PlannedChild[] = [
  {
    ...{ turns: 9, birthdayIn: 140, goodADay: 2.2, correctionsADay: 0.25 },
    habits: [
      { habit: 'reading', difficulty: 'medium', targetDays: 21, from: 104, keeps: (daysAgo) => daysAgo !== 99 },
      { habit: 'brush_teeth', difficulty: 'easy', targetDays: 66, from: 58, keeps: since(34) },
      { habit: 'bag_packed', difficulty: 'easy', targetDays: 30, from: 45, keeps: nowAndThen },
    ],
    skills: [
      { skill: 'jump_rope', difficulty: 'medium', target: 100, from: 96, every: 6, first: 18, reached: 104 },
      { skill: 'poems', difficulty: 'easy', target: 10, from: 50, every: 9, first: 1, reached: 6 },
    ],
    rewards: [
      { reward: 'zoo', pointsCost: 450, category: 'outing' },
      { reward: 'sleepover', pointsCost: 250, category: 'activity' },
    ],
  },
  {
    ...{ turns: 7, birthdayIn: 5, goodADay: 1.9, correctionsADay: 0.4 },
    habits: [
      { habit: 'shoes', difficulty: 'easy', targetDays: 7, from: 90, keeps: (daysAgo) => daysAgo !== 87 },
      { habit: 'vegetables', difficulty: 'hard', targetDays: 21, from: 33, keeps: since(13) },
      { habit: 'bedtime', difficulty: 'medium', targetDays: 21, from: 70, keeps: nowAndThen },
    ],
    skills: [
      { skill: 'swimming', difficulty: 'hard', target: 500, from: 88, every: 7, first: 25, reached: 350 },
      { skill: 'sums', difficulty: 'medium', target: 50, from: 40, every: 5, first: 14, reached: 43 },
    ],
    rewards: [
      { reward: 'pizza', pointsCost: 150, category: 'treat' },
      { reward: 'puzzle', pointsCost: 220, category: 'toy' },
    ],
  },
  {
    ...{ turns: 4, birthdayIn: 220, goodADay: 1.5, correctionsADay: 0.3 },
    habits: [{ habit: 'own_bed', difficulty: 'medium', targetDays: 30, from: 24, keeps: since(9) }],
    skills: [{ skill: 'letters', difficulty: 'easy', target: 26, from: 60, every: 8, first: 3, reached: 15 }],
    rewards: [{ reward: 'picnic', pointsCost: 120, category: 'outing' }],
  },
]

/** Each is told once of each child. The words are in the catalogues beside. */
export const STORIES = {
  kite: ['windy', 'very_happy'],
  first_snow: ['snowy', 'excited'],
  puddles: ['rainy', 'happy'],
  lost_tooth: ['sunny', 'proud'],
  dark: ['stormy', 'worried'],
  pancakes: ['cloudy', 'happy'],
  quarrel: ['rainy', 'angry'],
  grandma: ['sunny', 'grateful'],
  fever: ['foggy', 'tired'],
  concert: ['cloudy', 'proud'],
  snail: ['rainy', 'surprised'],
  friend_moved: ['cloudy', 'sad'],
  stars: ['sunny', 'calm'],
  bicycle: ['sunny', 'excited'],
  market: ['windy', 'neutral'],
  fort: ['stormy', 'very_happy'],
} as const satisfies Record<string, readonly [Weather, Mood]>
export type StoryKey = keyof typeof STORIES

export const WINTER: readonly string[] = ['12', '01', '02']
/** Not every story fits every month; these are the months of the northern half of the world. */
export const SEASONS: Partial<Record<StoryKey, readonly string[]>> = {
  first_snow: WINTER,
  stars: ['05', '06', '07', '08', '09'],
  snail: ['03', '04', '05', '06', '07', '08', '09', '10'],
  concert: ['03', '04', '05', '06', '10', '11', '12'],
}
