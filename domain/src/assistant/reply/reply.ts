import type { RewardCategory } from '../../rewards/model.ts'
import type { Intent } from '../guidance/guidance.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import type { TipId } from '../texts/texts.ts'

export type PartKind = 'safety' | 'lead' | 'data' | 'point' | 'note' | 'try' | 'flag' | 'source'

/** A sentence or two, as they are streamed. */
export type Part = { readonly kind: PartKind; readonly text: string }

/** What the app can fill in for the parent. */
export type Offer =
  | { readonly kind: 'praise' }
  | { readonly kind: 'habit'; readonly title: string }
  | {
      readonly kind: 'reward'
      readonly title: string
      readonly pointsCost: number | null
      readonly category: RewardCategory
    }

export type Reply = {
  readonly parts: readonly Part[]
  /** Labels of chips; each is understood when it is sent back. */
  readonly followUpActions: readonly string[]
  readonly offers: readonly Offer[]
  readonly intent: Intent | null
  readonly rules: readonly RuleId[]
  /** To be remembered, so that they do not come again too soon. */
  readonly usedTips: readonly TipId[]
  readonly isSafety: boolean
}

/** The reply as it is sent, piece by piece: a line for every part. */
export const chunksOf = ({ parts }: Pick<Reply, 'parts'>): readonly string[] =>
  parts.map(({ text }, at) => (at === 0 ? text : `\n${text}`))
