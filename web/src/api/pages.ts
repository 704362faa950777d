import type { Ask, Endpoint } from '@sprout/domain/endpoint'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { callForPage, keyOf } from './call.ts'
import { readReply } from './load.ts'
import { orSeen } from './or-seen.ts'

/** Whoever asks for more looks for what was long ago. */
export const FURTHER = 100

type Paged = Endpoint & { readonly pages: true }

/**
 * A list that comes in pages, as one list: `useInfiniteQuery(pages(activityCalls.list, { params, query }))`. Each page
 * says itself what leads on; what was loaded is refreshed together, so that nothing is doubled or lost in between. Each one
 * after the first brings as many as that, unless said.
 */
export const pages = <E extends Paged>(endpoint: E, ask: Ask<E>, furtherLimit?: number) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(endpoint, ask), 'pages'],
    queryFn: (asking) =>
      orSeen(
        asking,
        (signal) => callForPage(endpoint, further(ask, asking.pageParam, furtherLimit), { signal }),
        (seen) => seenPage(endpoint, seen, asking.pageParam),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages: loaded }) => loaded.flatMap(({ reply }) => reply as readonly unknown[]) as Listed<E>,
  })

type Page<E extends Paged> = Awaited<ReturnType<typeof callForPage<E>>>
type Listed<E extends Paged> = Page<E>['reply']

function seenPage<E extends Paged>(endpoint: E, seen: unknown, asked: string): Page<E> | undefined {
  const { pages: loaded, pageParams } = Object(seen) as { pages?: Page<E>[]; pageParams?: string[] }
  const page = loaded?.[pageParams?.indexOf(asked) ?? -1]
  if (!page) return undefined
  const reply = readReply(endpoint, page.reply)
  return reply === undefined ? undefined : { reply, next: page.next }
}

/** What the address that leads on asks for. */
function further<E extends Paged>(ask: Ask<E>, next: string, limit?: number): Ask<E> {
  const search = new URLSearchParams(next.split('?')[1])
  const { query } = ask as { query?: object }
  return Object.assign({}, ask, {
    query: { ...query, ...Object.fromEntries(search), ...(next && limit && { limit }) },
  })
}
