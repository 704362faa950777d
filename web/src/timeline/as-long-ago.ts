import { inWhole } from '../i18n/formats.ts'

/** Whether a line is said to be as old at one time as at another, on one day: a minute later most of a thousand are. */
export function isAsLongAgo(from: string, one: number, other: number) {
  if (one === other) return true
  const recorded = Date.parse(from)
  const [before, after] = [inWhole(one - recorded), inWhole(other - recorded)]
  return before?.[0] === after?.[0] && before?.[1] === after?.[1]
}
