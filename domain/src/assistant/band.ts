export const bands = ['1-3', '4-5', '6-8', '9-12', '13-17', 'unknown'] as const
/** How old a child is, as far as advice differs. */
export type Band = (typeof bands)[number]

const BEGINS = [
  [13, '13-17'],
  [9, '9-12'],
  [6, '6-8'],
  [4, '4-5'],
] as const

export const bandOf = (age: number | null): Band =>
  age === null ? 'unknown' : (BEGINS.find(([from]) => age >= from)?.[1] ?? '1-3')

/** From this age on; a child of unknown age is left out. */
export const from = (age: 4 | 6 | 9 | 13): readonly Band[] => {
  const first = bands.indexOf(bandOf(age))
  return bands.filter((band, at) => band !== 'unknown' && at >= first)
}
export const every: readonly Band[] = bands
export const orUnknown = (known: readonly Band[]): readonly Band[] => [...known, 'unknown']
