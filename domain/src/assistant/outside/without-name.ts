import { isParticle } from '../particles.ts'

/** A longer word does not often begin like another that has nothing to do with it. */
const LONG = 4
export const CHILD = '{child}'

/** The message without a child's name and each part of it, however they are written; all else stays as it was typed. */
export function withoutName(message: string, name: string, instead = CHILD) {
  const pattern = patternOf(name)
  if (pattern === null) return message
  // A letter and its marks are one: neither may be left without the other.
  const letters = message.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []
  const folded = letters.map(fold)
  // Folding makes some letters longer and some vanish, hence this way back.
  const letterAt = folded.flatMap((text, at) => Array.from({ length: text.length }, () => at))
  let kept = ''
  let next = 0
  for (const { index, 0: found } of folded.join('').matchAll(pattern)) {
    const start = letterAt[index] ?? 0
    const end = (letterAt[index + found.length - 1] ?? 0) + 1
    if (end - start === 1 && isWithinWord(message, letters.slice(0, start).join('').length, name)) continue
    kept += letters.slice(next, start).join('') + instead
    next = end
  }
  return kept + letters.slice(next).join('')
}

/** Accents, vowel points of Arabic and Hebrew, what only stretches a word, and what is not seen. */
const OPTIONAL = /[\p{Script=Inherited}\p{Cf}\u0640[\p{M}&&[\p{Script=Arabic}\p{Script=Hebrew}]]]/gv

const bare = (text: string) => text.normalize('NFKD').replace(OPTIONAL, '').trim()

const words = new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * A child may be called A, or 明, which are in many words: there they are no name. As a word of its own each is one, and
 * the letter only as it is written in the name, capital or small.
 */
function isWithinWord(message: string, at: number, name: string) {
  if (!/^[\p{Lu}\p{Ll}\p{Script=Han}]$/u.test(bare(name))) return false
  const word = words.segment(message).containing(at)?.segment ?? ''
  return bare(word).split(/['’]/)[0] !== bare(name)
}

/** Letters of their own, but not on every keyboard. */
const STAND_INS: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe' }

/** The same for every way to write it. By way of capitals, where "ß" is "SS" and "ı" is "I". */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(OPTIONAL, '')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replace(/[øłđðþæœ]/g, (letter) => STAND_INS[letter] ?? letter)
    .replaceAll('ς', 'σ')

/** Where Han or Hangul ends a word ends too, even without a space. */
const WORDS = /[\p{Script=Han}\p{Script=Hangul}]+|[[\p{L}\p{M}]--[\p{Script=Han}\p{Script=Hangul}]]+/gv
const WITHOUT_SPACES = /^[\p{Script=Han}\p{Script=Hangul}\p{scx=Hiragana}\p{scx=Katakana}]+$/u

/** Finds the name in a folded message: the longest form of it first, and as one what stands side by side. */
function patternOf(name: string) {
  const whole = fold(name).normalize('NFC').trim()
  const parts = [...whole.split(/\s+/), ...wordsOf(whole)].flatMap(partsOf)
  const longestFirst = [whole, ...parts].toSorted((one, other) => other.length - one.length)
  // A single digit or full stop is everywhere, and tells nobody who the child is.
  const exact = /^[\p{N}\p{P}]?$/u.test(whole) ? [] : [asWord(whole, escaped(whole))]
  const sources = new Set(
    longestFirst.flatMap((one) => [...(one === whole ? exact : []), ...(hasLetters(one) ? [loose(one)] : [])]),
  )
  return sources.size > 0 ? new RegExp(`(?:${[...sources].join('|')})+`, 'gu') : null
}

const wordsOf = (text: string): readonly string[] => text.match(WORDS) ?? []
const hasLetters = (text: string) => wordsOf(text).length > 0

/** "Mary-Jane" is also Mary Jane and Maryjane. */
const loose = (text: string) => asWord(wordsOf(text).join(''), wordsOf(text).map(spaced).join('[^\\p{L}\\p{N}]{0,3}'))

/** Signs that are written without a space may be written with one: 小 明 is 小明. */
const spaced = (word: string) =>
  WITHOUT_SPACES.test(word) ? Array.from(word, escaped).join('[\\p{Zs}\\t]*') : escaped(word)

/** What a child is called of a part of its name. A particle is taken out only together with the rest of it. */
function partsOf(part: string): readonly string[] {
  const signs = Array.from(part)
  if (/^\p{Script=Han}+$/u.test(part)) return [part, ...givenNames(signs), ...petNames(signs)]
  if (/^\p{Script=Hangul}{3,}$/u.test(part)) return [part, ...givenNames(signs)]
  return wordsOf(part).join('').length > 1 && !isParticle(part) ? [part] : []
}

/** Without the surname, of one sign or two. */
const givenNames = (signs: readonly string[]) =>
  [3, 2].filter((length) => length < signs.length).map((length) => signs.slice(-length).join(''))

/** 王明 and 李明月 are 小明 or 明明 at home. */
const petNames = (signs: readonly string[]) =>
  signs.slice(signs.length > 2 ? -2 : -1).flatMap((sign) => [`小${sign}`, `阿${sign}`, sign + sign, `${sign}宝`])

/**
 * Where letters are small or capital a name begins where a word begins: "banana" is not Ana, and what were left of it
 * would tell the name. A long name takes the rest of its word along, Juanito with Juan. Other scripts write words in one.
 */
function asWord(name: string, source: string) {
  const before = /^\p{Ll}/u.test(name) ? '(?<!\\p{Ll})' : ''
  if (!/\p{Ll}$/u.test(name)) return before + source
  if (name.length >= LONG) return `${before}${source}\\p{Ll}*`
  return `${before}${source}${name.length > 1 ? 's?' : ''}(?!\\p{Ll})`
}

/** Folded once more, since Hangul was put together to be counted; signs that mean something to a pattern mean themselves. */
const escaped = (text: string) => fold(text).replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
