import type { Page } from '@sprout/domain/timeline/model'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type Listed = { readonly id: string }

/** Answers one page of a list and, when there is more, where it goes on. The handler is asked for one more than shown. */
export async function pageFor(
  { params, query, url }: FastifyRequest,
  reply: FastifyReply,
  list: (ask: { params: unknown; query: Page }) => Promise<Listed[]>,
): Promise<Listed[]> {
  const { limit, before } = query as Page
  const found = await list({ params, query: { limit: limit + 1, before } })
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  if (last && found.length > limit)
    reply.header('link', `<${url.split('?')[0]}?limit=${limit}&before=${last.id}>; rel="next"`)
  return shown
}
