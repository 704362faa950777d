import { readMetadata } from '../timeline/metadata.ts'
import type { Activity } from '../timeline/model.ts'
import type { BehaviorCategory } from './model.ts'
import { isCorrection, sameTitle } from './rules.ts'

/** The corrections among some lines that no remedy among them has made good yet. */
export function openCorrections(lines: readonly Activity[]): Activity[] {
  const madeGood = new Set(lines.map(({ repairs }) => repairs))
  return lines.filter((line) => isCorrectionLine(line) && !madeGood.has(line.id))
}

/** Of what is called alike the newest, newest first: corrections, or what was good. */
export function namedBefore(lines: readonly Activity[], category: BehaviorCategory): Activity[] {
  const named = lines.filter((line) => categoryTold(line) === category)
  return named.filter(({ title }, nth) => named.findIndex((one) => sameTitle(one.title, title)) === nth)
}

type Told = Pick<Activity, 'metadata'>

export function isCorrectionLine(line: Told) {
  const category = categoryTold(line)
  return category !== undefined && isCorrection(category)
}

export const isRemedyLine = (line: Told) => categoryTold(line) === 'remedy'

function categoryTold({ metadata }: Told) {
  const known = readMetadata(metadata)
  return known?.cause === 'behavior' ? known.category : undefined
}
