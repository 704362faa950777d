import { wholeWords } from '../ui/whole-words.ts'

/** About as wide as three short words. */
const ROOM = 18

// A Chinese character or an emoji is as wide as two letters.
const widthOf = (letter: string) => ((letter.codePointAt(0) ?? 0) > 0x2e7f ? 2 : 1)

/** What is said in full elsewhere, as far as it fits a line. */
export function shortened(title: string) {
  let room = ROOM
  let short = ''
  for (const { segment } of new Intl.Segmenter().segment(title)) {
    room -= widthOf(segment)
    if (room < 0) return wholeWords(short, segment)
    short += segment
  }
  return short
}
