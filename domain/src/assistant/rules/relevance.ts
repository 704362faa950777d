import type { Intent } from '../guidance/guidance.ts'
import type { RuleId } from './rule-ids.ts'

/** Which of a child's numbers belong to a question. A worried parent is not told about a deduction. */
export const RELEVANT: Readonly<Record<Intent, readonly RuleId[]>> = {
  bedtime: ['M2'],
  mornings: [],
  eating: [],
  bedwetting: [],
  tantrums: ['A4', 'A3', 'M1'],
  shyness: [],
  worry: ['M1'],
  losing: ['S2'],
  mood: ['M1', 'M2', 'M3'],
  parentStress: [],
  siblings: ['F1'],
  lying: ['A4', 'A5'],
  hitting: ['A4', 'A3'],
  listening: ['A4', 'A3', 'A5'],
  bullying: [],
  homework: [],
  screens: ['B5'],
  chores: ['A3', 'A7'],
  motivation: ['A6', 'S1', 'H2', 'H6', 'A7'],
  habits: ['A1', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6'],
  praise: ['A1', 'A3', 'A7', 'S2', 'M3'],
  points: ['A1', 'A6', 'A4', 'A5', 'A7', 'B3'],
}

/** Where the days of a habit that is named are good news, and not held against a parent who complains. */
export const HABITUAL: readonly Intent[] = [
  'habits',
  'mornings',
  'bedtime',
  'eating',
  'chores',
  'homework',
  'motivation',
]

export const FINES: readonly RuleId[] = ['A4', 'A5', 'A6', 'A3']
export const STORE: readonly RuleId[] = ['A1', 'B1', 'B2', 'B3', 'B4', 'B5', 'B6']
