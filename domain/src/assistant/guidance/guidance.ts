import type { Language } from '../../language.ts'
import type { Band } from '../band.ts'
import type { Screen } from '../screens.ts'
import { feelings } from './feelings.ts'
import { growing } from './growing.ts'
import { sleepAndBody } from './sleep-and-body.ts'
import type { Source } from './sources.ts'
import { together } from './together.ts'

export type Tip = {
  readonly bands: readonly Band[]
  /** Norms differ by who issues them. */
  readonly source: Source | Readonly<Record<Language, Source>>
}
export type Try = {
  readonly bands: readonly Band[]
  readonly screen: Screen
  /** It suggests a habit, and can fill it in. */
  readonly offers?: true
}

/** What can be said on one subject; the words are in `texts`, under the same keys. */
export type Guidance = {
  readonly tips: Readonly<Record<string, Tip>>
  readonly tries: Readonly<Record<string, Try>>
  /** There are signs that call for a professional. */
  readonly flag?: true
  /** No moment to count slips. */
  readonly gentle?: true
}

export const GUIDANCE = { ...sleepAndBody, ...feelings, ...together, ...growing }

export type Intent = keyof typeof GUIDANCE
export const intents = Object.keys(GUIDANCE) as Intent[]

export const guidanceOn = (intent: Intent): Guidance => GUIDANCE[intent]

/** The words that a part of the guidance needs: one missing or too many does not compile. */
export type WordsFor<G extends Record<string, Guidance>> = {
  readonly [I in keyof G]: {
    readonly tips: { readonly [K in keyof G[I]['tips']]: string }
    readonly tries: { readonly [K in keyof G[I]['tries']]: string }
  } & (G[I] extends { readonly flag: true } ? { readonly flag: string } : unknown) &
    (keyof OffersOf<G[I]['tries']> extends never ? unknown : { readonly offers: OffersOf<G[I]['tries']> })
}
type OffersOf<Tries> = {
  readonly [K in keyof Tries as Tries[K] extends { readonly offers: true } ? K : never]: string
}
