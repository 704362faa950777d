import type { Endpoint } from '@sprout/domain/endpoint'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { asks, bodyOf, wireOf } from '../every-ask-testing.ts'
import { everyCall, fieldsOf, nameOf } from '../every-call-testing.ts'
import { newRichFamily } from '../rich-family-testing.ts'
import { databases, startServer } from '../testing.ts'

type Handlers = Record<string, (ask: Record<string, object>, from: unknown) => unknown>
const { read, noting } = vi.hoisted(() => {
  const read = new Set<unknown>()
  const noted = (part: object) => new Proxy(part, { get: (from, name) => read.add(name) && Reflect.get(from, name) })
  const noting = (ask: object) =>
    Object.fromEntries(Object.entries(ask).map(([name, part]) => [name, part && noted(part)]))
  return { read, noting }
})

// Every handler is the real one, and so is what binds it: only what they look at is noted.
vi.mock('./mount.ts', async (original) => {
  const { mount } = await original<{ mount: (app: unknown, calls: unknown, handlers: Handlers) => void }>()
  return {
    mount: (app: unknown, calls: Record<string, Endpoint>, handlers: Handlers) => {
      const wrapped = Object.entries(handlers).map(
        ([name, handle]) => [name, (ask: object, from: unknown) => handle(noting(ask), from)] as const,
      )
      mount(app, calls, Object.fromEntries(wrapped))
    },
  }
})

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())

/** What no handler need look at, since there is but one value that fits. */
const only = ['POST /api/family/erase confirm']
// A ceremony's answer is good for one challenge; the passkeys' own tests make them.
const ceremonies = ['POST /api/auth/passkeys/register', 'POST /api/auth/passkeys/sign-in']
const taking = everyCall
  .filter((call) => fieldsOf(call).length > 0 && !ceremonies.includes(nameOf(call)))
  .map((call) => [nameOf(call), call] as const)

test.each(taking)('each field that is taken is looked at: %s', async (name, call) => {
  const { call: send, ids } = await newRichFamily(server)
  const { url } = wireOf(call, asks[name]?.(ids) ?? {})
  read.clear()
  await send(call.method, url, call.body && bodyOf(name, ids))
  const thrownAway = fieldsOf(call).filter((field) => !read.has(field) && !only.includes(`${name} ${field}`))
  expect(thrownAway).toEqual([])
})
