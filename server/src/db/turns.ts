/** One at a time, in the order of asking. */
export function newTurns() {
  const waiting: (() => void)[] = []
  let isTaken = false
  return {
    isFree: () => !isTaken,
    take(): Promise<void> {
      if (!isTaken) {
        isTaken = true
        return Promise.resolve()
      }
      return new Promise((turn) => waiting.push(turn))
    },
    give() {
      const next = waiting.shift()
      if (next) next()
      else isTaken = false
    },
  }
}
