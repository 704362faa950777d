import { alarms, type Told } from './alarms.ts'
import { isKnownDanger } from './dangers/dangers.ts'
import { hear } from './hear.ts'
import { likeness } from './likeness.ts'
import { phraseIn } from './phrases/phrases.ts'

/** So much more like danger than like everyday sounds one everyday message in a hundred, and two of three alarming ones. */
const ALARMING = 16
/** So much: one in seventy, and three of four. */
const DOUBTFUL = 13

/**
 * Comes before everything else, in all three languages at once: nobody switches the app's language in an emergency. A
 * phrase, concepts that are dangerous together, or what resembles them.
 */
export function alarmIn(message: string): Told | null {
  const phrase = phraseIn(message)
  if (phrase) return phrase
  const heard = hear(message)
  const danger = [...alarms, 'unclear' as const].find((alarm) => isKnownDanger(alarm, heard))
  if (danger) return danger
  const { alarm, score } = likeness(message)
  return score > ALARMING ? alarm : null
}

export const soundsSerious = (message: string) => likeness(message).score > DOUBTFUL
