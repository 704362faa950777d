import type { HabitFacts } from '../facts/facts.ts'
import { isHan, plain } from '../plain.ts'

/** A message that speaks of a habit says what it is called, in forms of its own: "brush her teeth", "que se cepille los dientes". */
export function habitNamedIn(message: string, habits: readonly HabitFacts[]): HabitFacts | undefined {
  const said = plain(message.slice(0, LONGEST))
  const [unspaced, stems] = [said.replaceAll(' ', ''), said.split(' ').map(stemOf)]
  const found = habits
    .map((habit) => ({ habit, words: tellingOf(plain(habit.title)) }))
    .filter(({ words }) => words.length > 0)
    .filter(({ words }) => (words.some(isHan) ? words.every((word) => unspaced.includes(word)) : standIn(stems, words)))
  return found.toSorted((one, other) => other.words.join('').length - one.words.join('').length)[0]?.habit
}
const LONGEST = 1000

/** All of them, with no more than a few words between. */
function standIn(said: readonly string[], words: readonly string[]) {
  const span = words.length + FEW
  return said.some((_, at) => words.every((word) => said.slice(at, at + span).includes(word)))
}
const FEW = 2

/** What a title says besides how often, how long and for whom. Of a Chinese one what is written in Chinese. */
function tellingOf(title: string): readonly string[] {
  const signs = title.match(/\p{Script=Han}+/gu) ?? []
  const words = signs.length > 0 ? signs.map((sign) => sign.replace(HOW_ZH, '')) : title.split(' ')
  const telling = words.filter((word) => (isHan(word) ? word.length > 1 : word.length >= SHORTEST && !HOW.has(word)))
  return [...new Set(telling.map(stemOf))]
}
const SHORTEST = 3
const HOW_ZH = /^(每天|每日|每晚|每早|坚持|自己|按时|主动|早晚)+|(分钟|小时|次|一次)+$/g
const HOW = new Set(
  [
    'the and for with her his our own each every day daily week night evening morning min mins minutes hour hours time',
    'times before after help helps good well self myself alone about without two three ten twenty',
    'los las del con por una uno sus cada dia dias diario noche manana minuto minutos hora horas vez veces',
    'antes despues ayuda ayudar bien solo sola para sin dos tres diez veinte todos todas',
  ].flatMap((words) => words.split(' ')),
)

/** "brush", "brushes" and "brushing" are one, and so are "cepillarse" and "cepille". */
function stemOf(word: string) {
  const stem = word.replace(ENDING, '')
  return stem.length >= SHORTEST ? stem : word
}
const ENDING = /(ing|ed|es|[aei]r(se|me|te|le|lo|la|los|las)?|ando|iendo|[aei]n|[aeo]s?|s)$/
