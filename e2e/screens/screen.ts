import type { Page } from '@playwright/test'
import type { Translate } from '../../web/src/i18n/translate.ts'

export type Screen = {
  name: string
  path: string
  /** On a network that fails or is slow. */
  meanwhile?: (page: Page) => Promise<unknown>
  /** The buttons that lead there, one after the other. */
  taps?: (t: Translate) => (string | RegExp)[]
  further?: (page: Page, t: Translate) => Promise<unknown>
  shows: (t: Translate) => string
  /** It may push what lies below: what nobody could foresee is told in its place. */
  mayJump?: true
  /** What is told is told once, as in a toast, in the language of that moment. */
  isToldOnce?: true
}

/** Its address leads there: that it comes without a jump is to be seen in each language. */
export const isPlace = ({ taps, further }: Screen) => !taps && !further

/** What happens first, and what can be seen then. */
export type Scene = { begin?: (page: Page) => Promise<unknown>; screens: Screen[] }

/** A name that is long where there is little room. */
export const CHILD = 'Maximiliana'
