import { setImmediate } from 'node:timers/promises'
import { gather } from '@sprout/domain/assistant/facts/gather'
import { answer } from '@sprout/domain/assistant/reply/answer'
import { languages } from '@sprout/domain/language'

/**
 * The first reply of a process would take many times as long as the others: it is given to nobody. Nobody waits for it,
 * and whoever comes meanwhile is answered between two languages.
 */
export async function warmUp() {
  const facts = gather({
    ...{ today: '2026-01-01', country: null, children: 1, firstRecordOn: null, lastRedemptionOn: null, badges: null },
    child: { name: '…', age: null, birthday: null, points: 0 },
    ...{ records: [], habits: [], skills: [], rewards: [], moments: [] },
  })
  for (const language of languages) {
    await setImmediate()
    answer({ message: '…', language, facts, recentTips: [] })
  }
}
