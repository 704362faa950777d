// A point in "3.5" ends nothing: after a Latin one comes a space.
const SENTENCE = /.+?(?:[.!?…]["')\]»”]*(?=\s)|[。！？]["')\]”」』）]*)\s*/gsu

/** A text cut into what can be read aloud by now, and the sentence that has only begun. */
export function sentencesOf(text: string) {
  const whole = text.match(SENTENCE) ?? []
  return { whole, begun: text.slice(whole.join('').length) }
}
