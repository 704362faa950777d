import { cutToFit } from '@sprout/domain/width'
import { wholeWords } from '../ui/whole-words.ts'

/** About as wide as three short words. */
const ROOM = 18

/** What is said in full elsewhere, as far as it fits a line. */
export function shortened(title: string) {
  const short = cutToFit(title, ROOM)
  return short === title ? title : wholeWords(short, title.charAt(short.length))
}
