import type { Facts } from '../facts/facts.ts'
import type { Found, Rule } from './finding.ts'

const MOST_OF_FIVE = 3
const HEAVY: readonly string[] = ['sad', 'very_sad', 'worried', 'angry']
const TIRED: readonly string[] = ['tired']
const BRIGHT: readonly string[] = ['proud', 'happy', 'very_happy', 'excited']

const among = (moods: readonly string[], kind: readonly string[]) => moods.filter((mood) => kind.includes(mood)).length

function prevailing({ moods: { recent } }: Facts, kind: readonly string[]): Found | null {
  const count = among(recent, kind)
  return count >= MOST_OF_FIVE ? { values: { count, moods: { unit: 'moods', count: recent.length } } } : null
}

export const moodRules = {
  M1: (facts) => {
    const found = prevailing(facts, HEAVY)
    return found && among(facts.moods.before, HEAVY) >= MOST_OF_FIVE ? { ...found, flag: true } : found
  },
  M2: (facts) => prevailing(facts, TIRED),
  M3: (facts) => prevailing(facts, BRIGHT),
} as const satisfies Record<string, Rule>
