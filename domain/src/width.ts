import { lettersOf } from './letters.ts'

// A Chinese character or an emoji is as wide as two letters.
const widthOf = (letter: string): number => ((letter.codePointAt(0) ?? 0) > 0x2e7f ? 2 : 1)

/** As much of a text as there is room for, counted in letters unless said otherwise. */
export function cutToFit(text: string, room: number, sizeOf = widthOf) {
  let left = room
  let short = ''
  for (const letter of lettersOf(text)) {
    left -= sizeOf(letter)
    if (left < 0) break
    short += letter
  }
  return short
}
