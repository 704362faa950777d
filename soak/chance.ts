export const pick = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T

export const upTo = (most: number) => Math.floor(Math.random() * (most + 1))

export function shuffled<T>(all: readonly T[]): T[] {
  return all
    .map((one) => ({ one, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one)
}
