import type { Ask, Endpoint } from './endpoint.ts'

type Loose = { readonly params?: Readonly<Record<string, string>>; readonly query?: Readonly<Record<string, unknown>> }

/** Where a call goes, with all that it asks for in its address. */
export function addressOf<E extends Endpoint>(endpoint: E, asked: Ask<E>) {
  const { query } = asked as Loose
  const path = pathOf(endpoint, asked)
  const search = new URLSearchParams(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]))
  return search.size > 0 ? `${path}?${search}` : path
}

export const pathOf = <E extends Endpoint>(endpoint: E, asked: Ask<E>) =>
  endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent((asked as Loose).params?.[name] ?? ''))
