import { readMetadata } from '../timeline/metadata.ts'
import type { Activity } from '../timeline/model.ts'
import { isCorrection, sameTitle } from './rules.ts'

/** The corrections among some lines that no remedy among them has made good yet. */
export function openCorrections(lines: readonly Activity[]): Activity[] {
  const madeGood = new Set(lines.map(({ repairs }) => repairs))
  return lines.filter((line) => isCorrectionLine(line) && !madeGood.has(line.id))
}

/** The newest of the corrections that are called alike, newest first. */
export function differentCorrections(lines: readonly Activity[]): Activity[] {
  const corrections = lines.filter(isCorrectionLine)
  return corrections.filter(({ title }, nth) => corrections.findIndex((one) => sameTitle(one.title, title)) === nth)
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
