import { type Language, languages } from '../../language.ts'
import type { Intent } from '../guidance/guidance.ts'
import { plain } from '../plain.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import { chips as english } from '../texts/en/chips.ts'
import { chips as spanish } from '../texts/es/chips.ts'
import type { Shape } from '../texts/like-english.ts'
import { chips as chinese } from '../texts/zh/chips.ts'

export type Chip = keyof typeof english

const LABELS: Readonly<Record<Language, Shape<typeof english>>> = { en: english, zh: chinese, es: spanish }
const ids = Object.keys(english) as Chip[]

/** What the quick actions are called by who types one. */
const NAMES = {
  tips: ['tips', 'advice', 'consejos', '建议'],
  recommendations: ['recommendations', 'suggestions', 'recomendaciones', 'sugerencias', '推荐'],
} as const satisfies Partial<Record<Chip, readonly string[]>>
const topics = Object.keys(NAMES) as (keyof typeof NAMES)[]

/** A tapped chip comes back as its label, perhaps after the language was switched. */
const byLabel = new Map<string, Chip>([
  ...languages.flatMap((language) => ids.map((chip) => [plain(LABELS[language][chip]), chip] as const)),
  ...topics.flatMap((topic) => NAMES[topic].map((name) => [plain(name), topic] as const)),
])
export const chipIn = (message: string): Chip | null => byLabel.get(plain(message)) ?? null

export const MOST_CHIPS = 4
export const labels = (chips: readonly Chip[], language: Language): readonly string[] =>
  [...new Set(chips)].slice(0, MOST_CHIPS).map((chip) => LABELS[language][chip])

export const TOPIC_CHIPS = ['tips', 'rewards', 'recommendations'] as const satisfies readonly Chip[]

/** Where a conversation often goes next. */
export const NEIGHBOURS: Readonly<Record<Intent, readonly [Intent, Intent]>> = {
  bedtime: ['screens', 'mornings'],
  mornings: ['habits', 'bedtime'],
  eating: ['praise', 'listening'],
  bedwetting: ['bedtime', 'praise'],
  tantrums: ['listening', 'parentStress'],
  shyness: ['worry', 'praise'],
  worry: ['mood', 'bedtime'],
  losing: ['praise', 'mood'],
  mood: ['worry', 'praise'],
  parentStress: ['listening', 'praise'],
  siblings: ['hitting', 'praise'],
  lying: ['listening', 'praise'],
  hitting: ['tantrums', 'siblings'],
  listening: ['praise', 'screens'],
  bullying: ['worry', 'mood'],
  homework: ['motivation', 'screens'],
  screens: ['bedtime', 'motivation'],
  chores: ['motivation', 'points'],
  motivation: ['habits', 'praise'],
  habits: ['motivation', 'praise'],
  praise: ['points', 'motivation'],
  points: ['praise', 'chores'],
}

/** Some rules raise a question of their own. */
export const RULE_CHIPS: Readonly<Partial<Record<RuleId, Chip>>> = {
  A3: 'fines',
  A4: 'fines',
  A5: 'fines',
  A6: 'fines',
  H2: 'motivation',
  B3: 'rewards',
  B4: 'rewards',
  B5: 'rewards',
  B6: 'rewards',
}
