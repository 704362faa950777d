import type { Language } from '@sprout/domain/language'
import { lettersOf } from '@sprout/domain/letters'
import { wholeWords } from '../ui/whole-words.ts'

/** The beginning of a longer text, in one paragraph; never half a word, half a letter or half a family. */
export function excerpt(text: string, language: Language, most = 140): string {
  const paragraph = text.replace(/\s+/gu, ' ').trim()
  if (paragraph.length <= most) return paragraph
  let begun = ''
  let letters = 0
  for (const letter of lettersOf(paragraph, language)) {
    if (letters++ === most) return wholeWords(begun, letter)
    begun += letter
  }
  return paragraph
}
