import { assistantCalls } from '@sprout/domain/assistant/contract'
import { answer } from '@sprout/domain/assistant/reply/answer'
import { ownNumberIn } from '@sprout/domain/assistant/understanding/own-numbers'
import type { FastifyInstance } from 'fastify'
import type { Caller } from '../accounts/session.ts'
import { type OwnChildId, ownChild } from '../children/own.ts'
import { limiter } from '../http/limits.ts'
import { mount } from '../http/mount.ts'
import { readFacts } from './facts.ts'
import { USUAL_PACE } from './pace.ts'
import { speak } from './speak.ts'
import { keepRecentTips } from './store.ts'

const CHATS = { max: 20, timeWindow: 60_000 }
const TIPS_KEPT = 10

export async function assistantRoutes(app: FastifyInstance) {
  const { config, pace = USUAL_PACE } = app.outside
  const model = config.ai && (await import('./outside-model.ts')).connectModel(config.ai)
  const onTrouble = (why: string) => app.log.warn({ why }, 'Pip answered in place of the model')
  app.addHook('preHandler', limiter(app, { ...CHATS, keyGenerator: ({ caller }) => `chats ${caller.caregiverId}` }))

  mount(app, assistantCalls, {
    chat: async ({ body: { childId, message, topic, language } }, { gone, ...caller }) => {
      const id = await ownChild(caller, childId)
      const { facts, recentTips, asksModel } = await readFacts(caller, id, ownNumberIn(message) === 'badges')
      const question = { message, topic, language, facts, recentTips }
      const reply = answer(question)
      await keepTips(caller, id, recentTips, reply.usedTips)
      return speak(question, reply, { model: asksModel ? model : undefined, pace, gone, onTrouble })
    },
  })
}

/** The newest last; one that comes again moves there. */
async function keepTips(caller: Caller, childId: OwnChildId, before: readonly string[], used: readonly string[]) {
  if (used.length === 0) return
  const others = before.filter((tip) => !used.includes(tip))
  await keepRecentTips(caller, childId, [...others, ...used].slice(-TIPS_KEPT))
}
