/** Numbers from 0 to 1 that look like chance and are the same every time. */
export function newChance(seed = 20_260_329) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const oneOf = <T>(all: readonly [T, ...T[]] | readonly T[]): T => all[between(0, all.length - 1)] as T
  /** On average so many, never a fraction. */
  const about = (average: number) => Math.floor(average + next())
  return { between, oneOf, about }
}
export type Chance = ReturnType<typeof newChance>
