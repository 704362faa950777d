import { guidanceOn, type Intent, type Tip } from '../guidance/guidance.ts'
import { tipId, wordsOn } from '../texts/texts.ts'
import type { Point } from './compose.ts'
import type { Voice } from './voice.ts'

/** What is meant for one or two ages says more than what is said of every child. */
const FEW_AGES = 2

/**
 * Tips that fit the child's age: those not heard lately first, those for few ages before the others, then those heard
 * longest ago.
 */
export function tipsOn(intent: Intent, voice: Voice): readonly Point[] {
  const words = wordsOn(intent, voice.language)
  // -1, never heard, comes before the oldest.
  const heard = (point: Point) => voice.recentTips.lastIndexOf(point.tip ?? '')
  return Object.entries(guidanceOn(intent).tips)
    .toSorted(([, one], [, other]) => Number(isForFew(other)) - Number(isForFew(one)))
    .filter(([, { bands }]) => bands.includes(voice.facts.child.band))
    .map(
      ([key, { source }]): Point => ({
        text: voice.say(words.tips[key] ?? ''),
        source: typeof source === 'string' ? source : source[voice.language],
        tip: tipId(intent, key),
      }),
    )
    .toSorted((one, other) => heard(one) - heard(other))
}

const isForFew = ({ bands }: Tip) => bands.length <= FEW_AGES

/** A harsh punishment that a parent thinks of. */
export type Harshness = 'noShaming' | 'needs'

type Wish = { readonly intent: Intent; readonly harshness?: Harshness | undefined; readonly wanted?: readonly string[] }

/**
 * What is said first, whatever was heard lately: to who thinks of a harsh punishment what it does, which stands among the
 * advice on listening; and what the question itself asks for.
 */
export const firstTips = ({ intent, harshness, wanted = [] }: Wish, voice: Voice): readonly Point[] => [
  ...tipsOn('listening', voice).filter(({ tip }) => harshness && tip === tipId('listening', harshness)),
  ...tipsOn(intent, voice)
    .filter(({ tip = '' }) => wanted.includes(tip))
    .slice(0, 1),
]

/** The age's norm leads where the age is the question. */
export const normFirst = (points: readonly Point[]) =>
  points.toSorted((one, other) => Number(isNorm(other)) - Number(isNorm(one)))
const isNorm = ({ tip }: Point) => tip?.includes('.norm') ?? false
