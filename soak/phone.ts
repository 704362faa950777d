import { pick } from './chance.ts'
import { newSender, type Reach } from './sender.ts'
import { type Answered, newTapper, type Tap, type Things } from './taps.ts'

/** A phone of a family: it taps, one thing at a time, and keeps a diary of what was answered. */
export function newPhone(reach: Reach, cookie: string, things: Things) {
  const tapper = newTapper(things)
  const { send, seen } = newSender(reach, cookie)
  const diary: Answered[] = []
  let sent: Tap | undefined
  let goesOn = true

  /** Whoever is not sure taps again: the very same must come back, and nothing more have happened. */
  async function tapAgain() {
    const before = pick(diary)
    if (before.status === 409) return
    const { status, text, isReplayed } = await send(before)
    if (status !== before.status || text !== before.text || !isReplayed)
      throw new Error(`The same key, another answer: ${before.text} and then ${text}`)
  }

  return {
    seen,
    answers: () => diary.length,
    /** As it is now: what was answered, and what was sent and may have been done. */
    notes: () => ({ answered: [...diary], open: sent }),
    async write() {
      while (goesOn) {
        sent = tapper.next()
        const answered = { ...sent, ...(await send(sent)) }
        sent = undefined
        refuseUnexpected(answered)
        diary.push(answered)
        tapper.remember(answered)
        if (Math.random() < 0.1) await tapAgain()
      }
    },
    /** After what it is about. */
    putDown: () => (goesOn = false),
  }
}

/** What was done already would be refused a second time; so every no but this one is a fault. */
function refuseUnexpected({ kind, status, text }: Answered) {
  const isPoor = kind === 'redeem' && status === 409 && text.includes('insufficient_points')
  if (status !== 200 && status !== 201 && !isPoor) throw new Error(`${kind} was answered ${status}: ${text}`)
}
