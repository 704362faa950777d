import { alarms, type Told } from './alarms.ts'
import { isKnownDanger } from './dangers/dangers.ts'
import { besidesEveryday } from './dangers/harmless.ts'
import { type Heard, hear } from './hear.ts'
import { likeness } from './likeness.ts'
import { phraseIn } from './phrases/phrases.ts'
import { mended } from './spelling/mended.ts'

/** So much more like danger than like everyday sounds one everyday message in a hundred, and two of three alarming ones. */
const ALARMING = 16
/** So much: one in seventy, and three of four. */
const DOUBTFUL = 13

/**
 * Comes before everything else, in all three languages at once: nobody switches the app's language in an emergency. A
 * phrase, concepts that are dangerous together, or what resembles them; a misspelled word of danger counts as that word.
 */
export function alarmIn(message: string): Told | null {
  const meant = mended(message)
  const known = knownIn(hear(message)) ?? (meant === message ? undefined : knownIn(hear(meant)))
  if (known) return known
  const { alarm, score } = likeness(meant)
  return score > ALARMING ? alarm : null
}

function knownIn(all: Heard): Told | undefined {
  const heard = besidesEveryday(all)
  return phraseIn(heard.text) ?? [...alarms, 'unclear' as const].find((alarm) => isKnownDanger(alarm, heard))
}

export const soundsSerious = (message: string) => likeness(mended(message)).score > DOUBTFUL
