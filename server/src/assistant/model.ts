import type { Pace } from './pace.ts'

export type Asked = { readonly system: string; readonly user: string }

/** A language model somewhere else: its words as they come. It throws when they end before it has said all. */
export type Model = (asked: Asked, gone: AbortSignal) => AsyncIterable<string>

class Silence extends Error {
  override name = 'Silence'
}

/** The model's words for as long as it is not silent for too long; then, as when nobody listens, it is hung up on. */
export async function* listenTo(model: Model, asked: Asked, gone: AbortSignal, pace: Pick<Pace, 'word' | 'whole'>) {
  const hangUp = new AbortController()
  const over = AbortSignal.any([gone, hangUp.signal, AbortSignal.timeout(pace.whole)])
  const words = model(asked, over)[Symbol.asyncIterator]()
  const ended = new Promise<never>((_, reject) => {
    over.addEventListener('abort', () => reject(over.reason as Error), { once: true })
  })
  // It is raced only while a word is waited for; at other times nobody minds.
  ended.catch(() => {})
  try {
    for (;;) {
      const silent = setTimeout(() => hangUp.abort(new Silence()), pace.word)
      const next = await Promise.race([words.next(), ended]).finally(() => clearTimeout(silent))
      if (next.done) return
      yield next.value
    }
  } finally {
    hangUp.abort()
  }
}

/** For the log: never what was said, by either side. */
export function whyBroken(error: unknown): string {
  if (!(error instanceof Error)) return 'broken'
  return 'statusCode' in error && error.statusCode ? `answered ${error.statusCode}` : error.name
}
