// A Chinese character or an emoji is as wide as two letters.
const widthOf = (letter: string) => ((letter.codePointAt(0) ?? 0) > 0x2e7f ? 2 : 1)

/** As much of a text as there is room for, counted in letters. */
export function fitting(text: string, room: number) {
  let left = room
  let short = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    left -= widthOf(segment)
    if (left < 0) break
    short += segment
  }
  return short
}
