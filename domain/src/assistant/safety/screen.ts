import { alarms, type Told } from './alarms.ts'
import { isKnownDanger } from './dangers/dangers.ts'
import { LONGEST } from './hear.ts'
import { likeness } from './likeness.ts'
import { phraseIn } from './phrases/phrases.ts'
import { type Said, said } from './said.ts'
import { mended } from './spelling/mended.ts'

/** So much more like danger than like everyday sounds one everyday message in a hundred, and two of three alarming ones. */
const ALARMING = 16
/** So much: one in seventy, and three of four. */
const DOUBTFUL = 13

/**
 * Comes before everything else, in all three languages at once: nobody switches the app's language in an emergency. A
 * phrase, concepts that are dangerous together, or what resembles them; a misspelled word of danger counts as that word.
 */
export function alarmIn(whole: string): Told | null {
  const message = whole.slice(0, LONGEST)
  const meant = mended(message)
  const written = said(message)
  const read = meant === message ? written : said(meant)
  const known = knownIn(written) ?? (read === written ? undefined : knownIn(read))
  if (known) return known
  const { alarm, score } = likeness(read)
  return score > ALARMING ? alarm : null
}

const knownIn = ({ heard }: Said): Told | undefined =>
  phraseIn(heard.text) ?? [...alarms, 'unclear' as const].find((alarm) => isKnownDanger(alarm, heard))

export const soundsSerious = (of: Said) => likeness(of).score > DOUBTFUL
