import type { FastifyReply, FastifyRequest } from 'fastify'
import { tagOf } from './etag.ts'

/** What went over the wire, with the name by which it is known again. */
export type KeptAnswer = { readonly text: string; readonly tag: string; readonly link: string | undefined }

/** A letter takes up to two bytes, an entry some hundreds beside it. */
const sizeOf = (url: string, { text }: KeptAnswer) => 2 * (text.length + url.length) + 400

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

/** Tells what was told before where it still holds, else what `read` finds. */
export function tellOrRead(request: FastifyRequest, reply: FastifyReply, read: () => Promise<unknown>) {
  const kept = request.keptAnswers?.find(request.url)
  if (!kept) return readAndKeep(request, reply, read)
  // Without a promise: to wait for one takes longer than to tell it.
  reply.send(named(reply, kept))
}

async function readAndKeep({ keptAnswers, url }: FastifyRequest, reply: FastifyReply, read: () => Promise<unknown>) {
  const text = String(reply.serialize(await read()))
  const answer = { text, tag: tagOf(text), link: reply.getHeader('link')?.toString() }
  keptAnswers?.keep(url, answer)
  return named(reply, answer)
}

function named(reply: FastifyReply, { text, tag, link }: KeptAnswer) {
  reply.header('etag', tag).type('application/json; charset=utf-8')
  if (link) reply.header('link', link)
  return text
}
