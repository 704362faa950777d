/** A leaf on its way: all as parts of the screen or in milliseconds, so that it fits every screen. */
type Leaf = { column: number; waits: number; falls: number; sways: number; turns: number; size: number }

const between = (from: number, to: number, chance: number) => from + (to - from) * chance

export const newLeaf = (chance: () => number): Leaf => ({
  column: chance(),
  waits: between(0, 900, chance()),
  falls: between(2200, 3600, chance()),
  sways: between(-1, 1, chance()),
  turns: between(-2, 2, chance()),
  size: between(6, 13, chance()),
})

/** Where a leaf is so long after the first began to fall; below the screen when it has fallen. */
export function place({ column, waits, falls, sways, turns, size }: Leaf, time: number, width: number, height: number) {
  const way = Math.max(0, time - waits) / falls
  return {
    x: (column + sways * 0.06 * Math.sin(way * 9)) * width,
    y: way * (height + 3 * size) - 2 * size,
    angle: way * turns * Math.PI + sways,
    size,
  }
}
