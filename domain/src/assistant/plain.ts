import { simplified } from './traditional.ts'

/**
 * Small letters without accents, Chinese in the signs of the mainland; whatever is no letter or digit becomes one space.
 * Both sides of a comparison pass here.
 */
export const plain = (text: string) =>
  simplified(text.normalize('NFKD').toLowerCase())
    .replace(/\p{M}/gu, '')
    // "don't", "don’t" and "dont" are one word.
    .replace(/['’‘`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Matches a plain text as it is, and without the spaces that Chinese does not need. */
export function matcher(text: string) {
  const unspaced = text.replaceAll(' ', '')
  return (pattern: RegExp) => pattern.test(text) || pattern.test(unspaced)
}

const HAN = /\p{Script=Han}/u
export const isHan = (text: string) => HAN.test(text)

/**
 * Finds plain words in a text. Chinese is written without spaces, so there a word may stand anywhere; elsewhere it begins
 * where a word begins, and ends there too if it is written with a full stop: 'lie.' is not in 'lies'.
 */
export function finder(text: string) {
  const spaced = ` ${plain(text)} `
  const unspaced = spaced.replaceAll(' ', '')
  return (word: string) =>
    isHan(word) ? unspaced.includes(word) : spaced.includes(word.endsWith('.') ? ` ${word.slice(0, -1)} ` : ` ${word}`)
}
