import { isHan, plain } from './plain.ts'

/** How much of a label may be presumed of a word that was heard under others so far. */
const DOUBT = 1
const STEM = 5
const LONGEST_HAN = 3

export type Example<Label> = readonly [message: string, label: Label]
type Counts<Label> = ReadonlyMap<Label, number>

/**
 * Learns from examples what a message resembles (naive Bayes): above 0, more than examples of that label usually
 * resemble each other by chance. It learns at the first question, not when the server starts.
 */
export function learnFrom<Label>(examples: () => readonly Example<Label>[]) {
  let learned: ReturnType<typeof count<Label>> | undefined
  return (message: string): Counts<Label> => {
    learned ??= count(examples())
    const { share, heard } = learned
    const known = [...traits(message)].flatMap((trait) => heard.get(trait) ?? [])
    return new Map(
      [...share].map(([label, usual]) => [
        label,
        known.reduce((sum, of) => sum + Math.log(excess(of, label, usual)), 0),
      ]),
    )
  }
}

function count<Label>(examples: readonly Example<Label>[]) {
  const share = new Map<Label, number>()
  const heard = new Map<string, Map<Label, number>>()
  for (const [message, label] of examples) {
    share.set(label, (share.get(label) ?? 0) + 1 / examples.length)
    for (const trait of traits(message)) {
      const counts = heard.get(trait) ?? new Map<Label, number>()
      heard.set(trait, counts.set(label, (counts.get(label) ?? 0) + 1))
    }
  }
  return { share, heard }
}

function excess<Label>(counts: Counts<Label>, label: Label, usual: number) {
  const all = [...counts.values()].reduce((sum, times) => sum + times, 0)
  return ((counts.get(label) ?? 0) + DOUBT * usual) / (all + DOUBT) / usual
}

/** What messages are compared by: words, their beginnings, pairs of them; in Chinese up to three signs in a row. */
function traits(message: string): ReadonlySet<string> {
  const runs = plain(message).match(/\p{Script=Han}+|[^\p{Script=Han}\s]+/gu) ?? []
  return new Set([...words(runs.filter((run) => !isHan(run))), ...signs(Array.from(runs.filter(isHan).join('')))])
}

const words = (text: readonly string[]) =>
  text.flatMap((word, at) => [
    word,
    ...(word.length > STEM ? [`${word.slice(0, STEM)}-`] : []),
    ...(at > 0 ? [`${text[at - 1]} ${word}`] : []),
  ])

const signs = (text: readonly string[]) =>
  text.flatMap((_, at) => Array.from({ length: LONGEST_HAN }, (_, more) => text.slice(at, at + more + 1).join('')))
