import { plain } from '../../plain.ts'
import { isMisspelled } from '../../understanding/misspelled.ts'
import { GRAVE_WORDS, OTHER_WORDS } from './grave-words.ts'

const listed = (words: string) => words.trim().split(/,\s+/)

/** In Spanish what sounds alike, in any country: v is b, z and soft c are s, h is silent, ll is y, nb is mb. */
const asHeard = (word: string) =>
  word
    .replace(/(?<![cgpst])h/g, '')
    .replaceAll('x', 'ks')
    .replace(/qu?(?=[ei])|q|c(?![eih])|ck/g, 'k')
    .replace(/z|c(?=[ei])/g, 's')
    .replaceAll('v', 'b')
    .replace(/n(?=[bp])/g, 'm')
    .replace(/y(?=[aeiou])|(?<=[aeiou])i(?=[aeiou])/g, 'l')
    .replace(/(.)\1+/g, '$1')

/** A letter doubled or not, or two swapped behind the first. */
const slipsOf = (word: string) =>
  Array.from(word, (letter, at) => {
    const [before, after, next] = [word.slice(0, at), word.slice(at + 1), word[at + 1] ?? '']
    return [
      before + letter + letter + after,
      ...(next === letter ? [before + after] : []),
      ...(at > 0 && next ? [before + next + letter + word.slice(at + 2)] : []),
    ]
  }).flat()

const VOWELS = [...'aeiou']
/** A vowel left out or taken for another. In Spanish that makes another ending, and in a short word another word. */
const vowelSlipsOf = (word: string) =>
  Array.from(word, (letter, at) => {
    if (at === 0 || word.length < 4 || !VOWELS.includes(letter)) return []
    const others = word.length > 4 ? VOWELS : []
    return ['', ...others].map((vowel) => word.slice(0, at) + vowel + word.slice(at + 1))
  }).flat()

const [en, es] = [listed(GRAVE_WORDS.en), listed(GRAVE_WORDS.es)]
/** A shorter one in Spanish is one letter off from too many others, by their endings alone. */
const LONG = 9
const oneOffs = [...en, ...es.filter(({ length }) => length >= LONG)]
const right = new Set([...en, ...es, ...listed(OTHER_WORDS)])
const slips = new Map(
  [
    ...[...en, ...es].map((word) => [word, slipsOf(word)] as const),
    ...en.map((word) => [word, vowelSlipsOf(word)] as const),
  ].flatMap(([word, written]) => written.map((slip) => [slip, word])),
)
const sounds = new Map(es.map((word) => [asHeard(word), word]))

function meant(written: string) {
  if (right.has(written)) return written
  const word = plain(written)
  if (right.has(word)) return written
  return slips.get(word) ?? sounds.get(asHeard(word)) ?? oneOffs.find((grave) => isMisspelt(word, grave)) ?? written
}

const isMisspelt = (word: string, grave: string) =>
  word[0] === grave[0] && Math.abs(word.length - grave.length) <= 1 && isMisspelled([word], grave)

/** A message as it was meant, where a word of danger is misspelled. */
export const mended = (message: string) =>
  message
    .replace(/[\p{Script=Latin}\p{M}'’]+/gu, meant)
    .replace(/\b(him|her|my|them) (sel(?:f|ves))\b(?! \w)/gi, '$1$2')
