import type { FastifyReply, FastifyRequest } from 'fastify'

/** What went over the wire, with the name by which it is known again. */
export type KeptAnswer = {
  readonly text: string
  readonly tag: string
  /** The route that answered: calls are measured by it. */
  readonly route: string
  /** Names and values in turn, to whoever has it already; what belongs to a single answer is not among them. */
  readonly head: readonly string[]
  /** All of them, before the text. */
  readonly whole: readonly string[]
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What it answers may be told again while nothing changed. */
    isKept?: boolean
  }
}

/** A letter takes up to two bytes, an entry some hundreds beside it. */
const sizeOf = (url: string, { text, whole }: KeptAnswer) =>
  2 * (text.length + url.length) + 500 + 2 * whole.reduce((sum, { length }) => sum + length, 0)

/** What one session was told on a day, by address. Whoever takes an answer from here has made sure that nothing changed. */
export class KeptAnswers {
  readonly #all = new Map<string, KeptAnswer>()
  readonly day
  readonly #grown
  #isOver = false
  size = 0

  /** `grown` hears how much more there is. */
  constructor(day: string, grown: (bytes: number) => void) {
    this.day = day
    this.#grown = grown
  }

  find = (url: string) => this.#all.get(url)

  keep(url: string, answer: KeptAnswer) {
    if (this.#isOver || this.#all.has(url)) return
    const bytes = sizeOf(url, answer)
    this.#all.set(url, answer)
    this.size += bytes
    this.#grown(bytes)
  }

  /** Something changed: what a call still adds was perhaps read before. */
  end() {
    this.#isOver = true
  }
}

/** To whoever has it already; all else that was said of it they have too (RFC 9110, 15.4.5). */
export const STILL_SAID: ReadonlySet<string> = new Set([
  ...['etag', 'cache-control', 'vary', 'set-cookie', 'x-request-id', 'connection'],
  // It may lead on where before it did not.
  'link',
])

/** Of this answer alone. */
const OWN = new Set(['x-request-id', 'connection'])

/** Keeps what is about to be told, where it may be told again. */
export function keepAnswer({ url, keptAnswers, routeOptions }: FastifyRequest, reply: FastifyReply, text: string) {
  const { config, url: route = 'none' } = routeOptions
  const said = reply.getHeaders()
  const { etag: tag } = said
  // Whoever is given a cookie is given it once.
  if (!config.isKept || !keptAnswers || typeof tag !== 'string' || 'set-cookie' in said) return
  const all = Object.entries(said).filter(([name]) => !OWN.has(name))
  const inTurn = (some: typeof all) => some.flatMap(([name, value]) => [name, String(value)])
  const head = inTurn(all.filter(([name]) => STILL_SAID.has(name)))
  const whole = [...inTurn(all), 'content-length', String(Buffer.byteLength(text))]
  keptAnswers.keep(url, { text, tag, route, head, whole })
}
