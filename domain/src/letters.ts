/** As one sees them: a letter and its marks are one, so is an emoji of several parts. Firefox could not tell before 125. */
export function* lettersOf(text: string, language?: string): Generator<string> {
  if (!('Segmenter' in Intl)) return yield* text
  for (const { segment } of new Intl.Segmenter(language).segment(text)) yield segment
}
