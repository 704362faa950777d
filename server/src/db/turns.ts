import { Refusal } from '@sprout/domain/refusal'

/** So many at a time, in the order of asking. */
export function newTurns(most = 1) {
  const waiting = new Set<() => void>()
  let taken = 0
  const isFree = () => taken < most
  /** `until` is asked for by who has to wait: once it is aborted they have left the line, and are told to come back. */
  function take(until?: () => AbortSignal): Promise<void> {
    if (isFree()) {
      taken++
      return Promise.resolve()
    }
    const end = until?.()
    return new Promise((begin, leave) => {
      if (end?.aborted) return leave(new Refusal('unavailable'))
      const goAway = () => {
        waiting.delete(next)
        leave(new Refusal('unavailable'))
      }
      const next = () => {
        end?.removeEventListener('abort', goAway)
        begin()
      }
      waiting.add(next)
      end?.addEventListener('abort', goAway)
    })
  }
  function give() {
    const [next] = waiting
    if (!next) return void taken--
    waiting.delete(next)
    next()
  }
  async function during<T>(work: () => Promise<T>, until?: () => AbortSignal): Promise<T> {
    await take(until)
    try {
      return await work()
    } finally {
      give()
    }
  }
  return { isFree, isIdle: () => taken === 0, take, give, during }
}

/** So many at a time of each. Of whom nobody is at work nothing is kept. */
export function newTurnsOfEach(most: number) {
  const all = new Map<string, ReturnType<typeof newTurns>>()
  async function during<T>(whose: string, work: () => Promise<T>, until?: () => AbortSignal): Promise<T> {
    const turns = all.get(whose) ?? newTurns(most)
    all.set(whose, turns)
    try {
      return await turns.during(work, until)
    } finally {
      // Whoever left the line may come here late, when others have begun anew.
      if (turns.isIdle() && all.get(whose) === turns) all.delete(whose)
    }
  }
  return { during, size: () => all.size }
}
