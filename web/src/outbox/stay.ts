import { warn } from '../api/warn.ts'

let isAsked = false

/**
 * A browser that is short of room throws away what it keeps for us, unless it was asked not to. What waits lies nowhere
 * else; not before something does, as some browsers ask the parent.
 */
export function askToStay() {
  if (isAsked) return
  isAsked = true
  // On plain http there is nobody to ask.
  const asked: Promise<unknown> | undefined = navigator.storage?.persist?.()
  asked?.catch((failure: unknown) => warn('Nothing is promised to stay:', failure))
}
