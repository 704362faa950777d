import type { Follower } from './hub.ts'

/** To which family each of these sessions leads. */
export type FamiliesOf = (sessions: readonly string[]) => Promise<ReadonlyMap<string, string>>

/** Nobody minds to be looked at a moment later. */
const MOMENT = 250
const MOST = 500

type Asking = { follower: Follower; gone: AbortSignal; answer: PromiseWithResolvers<boolean> }

/** Ten thousand streams that look now and then ask a few times a second, all who come within a moment in one question. */
export function lookTogether(familiesOf: FamiliesOf) {
  let waiting: Asking[] = []
  let later: NodeJS.Timeout | undefined

  async function ask() {
    clearTimeout(later)
    const all = waiting
    waiting = []
    later = undefined
    for (const { answer } of all.filter(({ gone }) => gone.aborted)) answer.resolve(false)
    const asked = all.filter(({ gone }) => !gone.aborted)
    if (asked.length === 0) return
    try {
      const families = await familiesOf([...new Set(asked.map(({ follower }) => follower.sessionHash))])
      for (const { follower, answer } of asked) answer.resolve(families.get(follower.sessionHash) === follower.familyId)
    } catch (error) {
      for (const { answer } of asked) answer.reject(error)
    }
  }

  return (follower: Follower, gone: AbortSignal) => {
    const asking = { follower, gone, answer: Promise.withResolvers<boolean>() }
    waiting.push(asking)
    if (waiting.length >= MOST) void ask()
    else later ??= setTimeout(() => void ask(), MOMENT)
    return asking.answer.promise
  }
}
