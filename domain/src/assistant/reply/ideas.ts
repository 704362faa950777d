import { languages } from '../../language.ts'
import { IDEAS, type IdeaKey, ideasLeft, priceOf } from '../guidance/reward-ideas.ts'
import { plain } from '../plain.ts'
import { isUnderFour } from '../rules/finding.ts'
import { textsIn } from '../texts/texts.ts'
import type { Offer, Part } from './reply.ts'
import type { Voice } from './voice.ts'

const MOST_IDEAS = 3

/** Three ideas for the age that the store does not hold yet, at prices of this child's usual days; the first one is near. */
export function ideasFor(voice: Voice): { part: Part; offers: readonly Offer[] } | null {
  const { facts, texts, say } = voice
  const isFree = isUnderFour(facts.child.band)
  const ideas = fresh(voice).map((key) => ({
    title: texts.ideas[key],
    price: isFree ? null : priceOf(IDEAS[key].days, facts.perDay),
    category: IDEAS[key].category,
  }))
  if (ideas.length === 0) return null
  const listed = ideas.map(({ title, price }) =>
    price === null
      ? inside(title, voice)
      : say(texts.frame.idea, { idea: inside(title, voice), points: { unit: 'points', count: price } }),
  )
  const list = new Intl.ListFormat(voice.language, { type: 'disjunction' }).format(listed)
  return {
    part: { kind: 'point', text: say(isFree ? texts.frame.ideasFree : texts.frame.ideas, { list }) },
    offers: isFree
      ? []
      : ideas.map(({ title, price, category }) => ({ kind: 'reward', title, pointsCost: price, category })),
  }
}

/** As it stands within a sentence. */
const inside = (title: string, { language }: Voice) => title.charAt(0).toLocaleLowerCase(language) + title.slice(1)

function fresh({ facts }: Voice): readonly IdeaKey[] {
  const inStore = new Set(facts.rewards.map(({ title }) => plain(title)))
  const isInStore = (key: IdeaKey) => languages.some((language) => inStore.has(plain(textsIn(language).ideas[key])))
  return ideasLeft(facts.child.band, isInStore).slice(0, MOST_IDEAS)
}
