import { languages } from '../../language.ts'
import type { RewardFacts } from '../facts/facts.ts'
import { isHan, plain } from '../plain.ts'
import { textsIn } from '../texts/texts.ts'
import { stemOf, tellingOf } from './named-habit.ts'

/** The reward whose title shares most with a question about spending: there a single word of it ("the Lego") is enough. */
export function rewardNamedIn(message: string, rewards: readonly RewardFacts[]): RewardFacts | undefined {
  const said = plain(message.slice(0, LONGEST))
  const shared = rewards.map((reward) => ({
    reward,
    length: Math.max(...titlesOf(reward).map((title) => sharedBy(said, title))),
  }))
  const [most] = shared.toSorted((one, other) => other.length - one.length)
  return most && most.length > 0 ? most.reward : undefined
}
const LONGEST = 1000

/** A preset is called otherwise in each language. */
const titlesOf = ({ title, presetKey }: RewardFacts) =>
  presetKey ? languages.map((language) => textsIn(language).frame.presets[presetKey]) : [title]

/** How much of the title is said, in letters or in pairs of Chinese signs. */
function sharedBy(said: string, title: string) {
  const words = tellingOf(plain(title))
  if (words.some(isHan)) return words.flatMap(pairsOf).filter((pair) => said.includes(pair)).length
  const stems = said.split(' ').map(stemOf)
  return words.filter((word) => stems.includes(word)).join('').length
}

const pairsOf = (word: string) => Array.from(word).flatMap((sign, at, all) => (at > 0 ? [`${all[at - 1]}${sign}`] : []))
