import type { Band } from '../band.ts'
import type { Facts } from '../facts/facts.ts'
import type { Values } from '../texts/fill.ts'
import type { RuleWords } from '../texts/texts.ts'
import type { RuleId } from './rule-ids.ts'

/** What a rule saw in the child's own numbers, as keys of words and what goes into them. */
export type Finding = {
  readonly rule: RuleId
  /** The rule's own words, unless another form of them fits better. */
  readonly says: keyof RuleWords['says']
  readonly advice: keyof RuleWords['advice']
  readonly values: Values
  /** It has lasted: worth talking to a professional. */
  readonly flag?: true
}

export type Found = Partial<Pick<Finding, 'says' | 'advice' | 'flag'>> & { readonly values?: Values }
export type Rule = (facts: Facts) => Found | null

export const isUnderFour = (band: Band) => band === '1-3'
/** What went well and what was corrected, as things and not as signs. */
export const goodAndCorrected = ({ positives, negatives }: Pick<Facts['week'], 'positives' | 'negatives'>): Values => ({
  positives: { unit: 'goodThings', count: positives },
  negatives: { unit: 'corrections', count: negatives },
})
export const share = (part: number, whole: number) => (whole > 0 ? part / whole : 0)
