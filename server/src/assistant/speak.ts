import { setTimeout as breathe } from 'node:timers/promises'
import type { ChatEvent, Speaker } from '@sprout/domain/assistant/model'
import { type End, type Held, hear, hearEnd, nothingYet } from '@sprout/domain/assistant/outside/hold-back'
import { modelRequest, withName } from '@sprout/domain/assistant/outside/request'
import type { Question } from '@sprout/domain/assistant/reply/answer'
import { chunksOf, type Reply } from '@sprout/domain/assistant/reply/reply'
import { safetyReply } from '@sprout/domain/assistant/reply/safety-reply'
import { listenTo, type Model, whyBroken } from './model.ts'
import type { Pace } from './pace.ts'

export type Means = {
  readonly model: Model | undefined
  readonly pace: Pace
  readonly gone: AbortSignal
  /** Told why Pip had to take over from the model. */
  readonly onTrouble: (why: string) => void
}
type Events = AsyncGenerator<ChatEvent, void>

/** The reply as it is streamed: by the model where there is one and it speaks well, else by Pip. */
export async function* speak(question: Question, reply: Reply, { model, ...means }: Means): Events {
  if (!model || !isAdvice(reply)) return yield* pipSays(reply, means)
  const { end, shown } = yield* modelSays(question, { model, ...means })
  if (end === 'ended' || end === 'full') return yield done(reply, 'model')
  if (means.gone.aborted) return
  if (end !== 'safety') means.onTrouble(end)
  const own = end === 'safety' ? safetyReply('crisis', question.facts.country, question.language) : reply
  yield* pipSays(own, means, shown.trim() === '' ? '' : '\n\n')
}

/** Where someone may be in danger, or says that nobody is, the words are ours alone. */
const isAdvice = ({ isSafety, parts }: Reply) =>
  !isSafety &&
  parts.some(({ kind }) => kind === 'point' || kind === 'try') &&
  parts.every(({ kind }) => kind !== 'safety')

const done = ({ followUpActions, offers }: Reply, by: Speaker): ChatEvent => ({
  ...{ done: true, followUpActions, offers, by },
})

async function* pipSays(reply: Reply, { pace, gone }: Pick<Means, 'pace' | 'gone'>, before = ''): Events {
  for (const [at, chunk] of chunksOf(reply).entries()) {
    // Nobody should have to wait for an emergency number.
    if (at > 0 && !reply.isSafety) await breathe(pace.sentence, undefined, { signal: gone })
    yield { chunk: at === 0 ? before + chunk : chunk }
  }
  yield done(reply, 'pip')
}

type Heard = { readonly end: End | (string & {}); readonly shown: string }

/** Hands on each sentence of the model that passes the check, and tells how it ended. */
async function* modelSays(
  question: Question,
  { model, pace, gone }: Pick<Means, 'pace' | 'gone'> & { readonly model: Model },
): AsyncGenerator<ChatEvent, Heard> {
  const { numbers, ...asked } = modelRequest(question)
  const terms = { language: question.language, numbers }
  const { name } = question.facts.child
  let now: Held = nothingYet
  try {
    for await (const words of listenTo(model, asked, gone, pace)) {
      const before = now
      now = hear(before, words, terms)
      yield* letOut(before, now, name)
      if (now.end !== null) return { ...now, end: now.end }
    }
    const last = hearEnd(now, terms)
    yield* letOut(now, last, name)
    return { shown: last.shown, end: last.end ?? 'empty' }
  } catch (error) {
    return { shown: now.shown, end: whyBroken(error) }
  }
}

function* letOut(before: Held, now: Held, name: string): Generator<ChatEvent> {
  const fresh = now.shown.slice(before.shown.length).replace(/\s*\n\s*/g, '\n')
  const chunk = before.shown.trim() === '' ? fresh.trimStart() : fresh
  if (chunk !== '') yield { chunk: withName(chunk, name) }
}
