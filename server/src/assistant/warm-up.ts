import { setImmediate, setTimeout } from 'node:timers/promises'
import { gather } from '@sprout/domain/assistant/facts/gather'
import { answer } from '@sprout/domain/assistant/reply/answer'
import { languages } from '@sprout/domain/language'
import type { FastifyInstance } from 'fastify'

/** By then whoever has just come sees their first screen, and has not yet asked anything. */
const AFTER = 1_500

/**
 * The first reply of a process would take many times as long as the others: it is given to nobody. What Pip learns for it
 * takes some thirty megabytes, so that a server waits with it until a caregiver is there.
 */
export function warmUpForTheFirst(app: FastifyInstance) {
  let isBegun = false
  app.addHook('preHandler', ({ caller }, _reply, done) => {
    if (caller && !isBegun && app.server.listening) {
      isBegun = true
      void warmUp()
    }
    done()
  })
}

/** Nobody waits for it, and whoever comes meanwhile is answered between two languages. */
async function warmUp() {
  await setTimeout(AFTER, undefined, { ref: false })
  const facts = gather({
    ...{ today: '2026-01-01', country: null, siblings: [], firstRecordOn: null, lastRedemptionOn: null, badges: null },
    child: { name: '…', age: null, birthday: null, points: 0, totalPoints: 0 },
    ...{ records: [], habits: [], completedHabits: [], skills: [], rewards: [], moments: [] },
  })
  for (const language of languages) {
    await setImmediate()
    answer({ message: '…', language, facts, recentTips: [] })
  }
}
