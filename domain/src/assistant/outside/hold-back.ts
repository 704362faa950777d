import type { Language } from '../../language.ts'
import { LONGEST_REPLY, lengthOf } from '../reply/length.ts'
import { isBanned } from './banned.ts'
import { soundsLike } from './language-check.ts'
import { numbersIn } from './numbers.ts'

/** Why a model's words stop being shown. `full` and `ended` are good ends; after the others the engine takes over. */
export type End = 'safety' | 'banned' | 'language' | 'number' | 'endless' | 'empty' | 'full' | 'ended'

export type Terms = { readonly language: Language; readonly numbers: ReadonlySet<string> }

/** What has been shown, what is held back until its sentence is complete, and whether it is over. */
export type Held = { readonly shown: string; readonly held: string; readonly end: End | null }
export const nothingYet: Held = { shown: '', held: '', end: null }

const LONGEST_SENTENCE = 500
/** Whatever counts as a word. */
const LONGEST_SHOWN = 5000
const MARKER = 'SAFETY'
// A full stop ends a sentence only before a space, lest "1.5" be torn apart; Chinese signs need none.
const SENTENCE = /^[\s\S]*?(?:[。！？…]+[”’」』）]*|[.!?]+["”’»)]*(?=\s)|\n+)\s*/

/** Takes what the model sent, and lets out the sentences that are complete and good. */
export function hear(before: Held, chunk: string, terms: Terms): Held {
  let now: Held = { ...before, held: before.held + chunk }
  if (now.held.includes(MARKER)) return { ...now, held: '', end: 'safety' }
  for (let next = firstOf(now.held); next !== undefined && now.end === null; next = firstOf(now.held))
    now = { ...letOut(now, next, terms), held: now.held.slice(next.length) }
  return now.end === null && now.held.length > LONGEST_SENTENCE ? { ...now, held: '', end: 'endless' } : now
}

/** No further than a sentence may reach, and the blank behind it: whatever a model sends at once, it is not searched for long. */
const firstOf = (held: string) => SENTENCE.exec(held.slice(0, LONGEST_SENTENCE + 1))?.[0]

/** The model has said all: the last sentence may lack its full stop. */
export function hearEnd(before: Held, terms: Terms): Held {
  if (before.end !== null) return before
  const now = before.held.trim() === '' ? before : letOut(before, before.held, terms)
  if (now.end !== null) return { ...now, held: '' }
  return { ...now, held: '', end: now.shown.trim() === '' ? 'empty' : 'ended' }
}

function letOut(now: Held, raw: string, terms: Terms): Held {
  const sentence = raw.replace(/[*_`#]+/g, '')
  const shown = now.shown + sentence
  const trouble = troubleWith(sentence, terms)
  if (trouble) return { ...now, end: trouble }
  if (shown.length > LONGEST_SHOWN || lengthOf(shown, terms.language) > LONGEST_REPLY[terms.language])
    return { ...now, end: now.shown.trim() === '' ? 'endless' : 'full' }
  return { ...now, shown }
}

function troubleWith(sentence: string, { language, numbers }: Terms): End | null {
  if (isBanned(sentence)) return 'banned'
  if (!soundsLike(sentence.replaceAll('{child}', ''), language)) return 'language'
  return [...numbersIn(sentence)].some((number) => !numbers.has(number)) ? 'number' : null
}
