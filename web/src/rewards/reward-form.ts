import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type NewReward, newReward, QUICK_PRICES } from '@sprout/domain/rewards/model'
import { isOnShelf } from '@sprout/domain/rewards/rules'
import { type UseFormReturn, useForm } from 'react-hook-form'

export type RewardForm = UseFormReturn<NewReward>

/** What the add dialog offers. */
export const offered = Object.keys(QUICK_PRICES) as (keyof typeof QUICK_PRICES)[]

/** The first of the prices suggested: it fits the least of what one might give. */
export const usualPrice = (category: keyof typeof QUICK_PRICES) => QUICK_PRICES[category][0]

export const emptyReward = (childId: string): NewReward => ({
  childId,
  title: '',
  description: '',
  pointsCost: usualPrice('gift'),
  category: 'gift',
  imageUrl: null,
})

/** A reward being typed, judged by the rules that the server judges by. Null: not said. */
export const useRewardForm = (childId: string, offer: RewardOffer | undefined): RewardForm =>
  useForm<NewReward>({
    resolver: standardSchemaResolver<NewReward, unknown, NewReward>(newReward),
    defaultValues: { ...emptyReward(childId), ...(offer && proposed(offer)) },
  })

/** What something proposed to the parent; the price may be left to them. */
export type RewardOffer = Pick<NewReward, 'title' | 'category'> & { readonly pointsCost: number | null }

/** On one of the two shelves that the dialog offers. */
function proposed({ title, category: wide, pointsCost }: RewardOffer) {
  const category = isOnShelf(wide, 'privilege') ? 'privilege' : 'gift'
  return { title, category, pointsCost: pointsCost ?? usualPrice(category) } as const
}

/** Only what was said is sent; whose it is, whoever opened the form knows. */
export const said = ({ description, imageUrl, ...reward }: NewReward): Omit<NewReward, 'childId'> => ({
  ...reward,
  ...(description && { description }),
  ...(imageUrl && { imageUrl }),
})
