import type { HabitFacts } from '../facts/facts.ts'
import { isHan, plain } from '../plain.ts'

/**
 * The habit that a message speaks of: all that its title says stands there close together, in forms of its own ("brush her
 * teeth", "que se cepille los dientes"). Rather none than another: one short word alone ("get up", "comer") is in any message.
 */
export function habitNamedIn(message: string, habits: readonly HabitFacts[]): HabitFacts | undefined {
  const said = plain(message.slice(0, LONGEST)).split(' ')
  const stems = said.map(stemOf)
  const found = habits
    .map((habit) => ({ habit, words: tellingOf(plain(habit.title)) }))
    .filter(({ words }) => (words.some(isHan) ? words.every((word) => isPartOf(said, word)) : standIn(stems, words)))
  return found.toSorted((one, other) => other.words.join('').length - one.words.join('').length)[0]?.habit
}
const LONGEST = 1000

const isPartOf = (said: readonly string[], word: string) => said.some((part) => part.includes(word))

/** All of them, with no more than a few words between. */
function standIn(said: readonly string[], words: readonly string[]) {
  if (words.join('').length < ENOUGH) return false
  const span = words.length + FEW
  return said.some((_, at) => words.every((word) => said.slice(at, at + span).includes(word)))
}
const FEW = 2
const ENOUGH = 5

/** What a title says besides how often, how long and for whom. Of a Chinese one what is written in Chinese. */
export function tellingOf(title: string): readonly string[] {
  const signs = title.match(/\p{Script=Han}+/gu)?.map((sign) => sign.replace(HOW_ZH, ''))
  if (signs) return signs.filter((sign) => sign.length > 1)
  return [...new Set(title.split(' ').map(stemOf))].filter((word) => word.length >= SHORTEST && !HOW.has(word))
}
const SHORTEST = 3

/** "brush", "brushes" and "brushing" are one, and so are "cepillarse" and "cepille"; what would be left of a short word is none. */
export const stemOf = (word: string) => word.replace(ENDING, '').replace(/y$/, 'i')
const ENDING = /(?<=....)(ing|ed|es|s|[aei]rse)$|(?<=.....)([aei]r|[ae]n|[aeo])$/

const HOW_ZH = /^(每天|每日|每晚|每早|坚持|自己|按时|主动|早晚|早点|好好|认真|多)+|(分钟|小时|一次|次)+$/g
const HOW = new Set(
  [
    'the and for with her his our own each every day daily week night evening morning min minute hour time once twice',
    'before after help good well self myself alone about without two three ten twenty not all out way how what you your',
    'get say put take come want like kind nice thank please home school mom mum dad play',
    'los las del con por una uno sus cada dia diario noche manana minuto hora vez veces antes despues ayuda ayudar bien',
    'solo sola para sin dos tres diez veinte todo toda todos todas mas que como nada casa caso mama papa hacer gracias favor',
  ].flatMap((words) => words.split(' ').map(stemOf)),
)
