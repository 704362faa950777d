// @vitest-environment jsdom
import { accountCalls } from '@sprout/domain/accounts/contract'
import { doorCalls } from '@sprout/domain/accounts/door-contract'
import { childCalls } from '@sprout/domain/children/contract'
import { archiveCalls } from '@sprout/domain/family/archive-contract'
import { afterEach, expect, test, vi } from 'vitest'
import { call, keyOf } from './call.ts'
import { CallFailed, Unreachable } from './failure.ts'
import { problem } from './problem-testing.ts'
import { jsonReply, reply } from './reply-testing.ts'

afterEach(() => vi.unstubAllGlobals())

/** The network, answering as told. */
function network(answer: () => Response) {
  const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => answer())
  vi.stubGlobal('fetch', fetched)
  return () => fetched.mock.calls.at(-1)!
}
const failed = (asked: Promise<unknown>) =>
  asked.then(
    () => Promise.reject(new Error('it did not fail')),
    (failure: CallFailed) => failure,
  )
const signedOuts = () => {
  const heard = vi.fn<(status: number) => void>()
  window.addEventListener('auth-error', (event) => heard((event as CustomEvent<{ status: number }>).detail.status))
  return heard
}

test('a read goes out with its cookie and nothing else', async () => {
  const last = network(() => jsonReply([]))
  expect(await call(childCalls.list, {})).toEqual([])
  expect(last()).toEqual(['/api/children', { method: 'GET', credentials: 'include', headers: {} }])
})

test('a write says that it is JSON; what must not happen twice carries the key that was made at the tap', async () => {
  const last = network(() => jsonReply({ id: 'c' }))
  await call(childCalls.add, { body: { name: 'Mia' } }, { key: 'tap-1' })
  expect(last()[1].headers).toEqual({ 'content-type': 'application/json', 'idempotency-key': 'tap-1' })
  expect(last()[1].body).toBe('{"name":"Mia"}')
  await call(childCalls.change, { params: { id: 'a/b' }, body: { name: 'Mia' } })
  expect(last()[0]).toBe('/api/children/a%2Fb')
  expect(Object.keys(last()[1].headers!)).toEqual(['content-type', 'idempotency-key'])
  await call(childCalls.remove, { params: { id: 'c' } })
  expect(last()[1].headers).toEqual({})
  await call(accountCalls.signOutEverywhere, {})
  expect(Object.keys(last()[1].headers!)).toEqual(['idempotency-key'])
})

test('a deletion answers nothing', async () => {
  network(() => reply(null, { status: 204 }))
  expect(await call(childCalls.remove, { params: { id: 'c' } })).toBeUndefined()
})

test('a refusal is known by its name and by what does not fit', async () => {
  const errors = [{ path: 'age', code: 'age_range', message: '' }, { path: 'name', code: 'something new' }, 'odd']
  network(() => problem(400, { code: 'invalid_request', detail: 'Please fill in complete information', errors }))
  const failure = await failed(call(childCalls.add, { body: { name: 'Mia', age: 44 } }))
  expect(failure).toBeInstanceOf(CallFailed)
  expect(failure.message).toBe('400: Please fill in complete information')
  expect(failure.refusal).toBe('invalid_request')
  expect(failure.fields).toEqual([
    { path: 'age', code: 'age_range' },
    { path: 'name', code: 'something new' },
  ])
})

test.each([
  ['the raw text when it is no problem', () => new Response('Bad gateway', { status: 502 }), '502: Bad gateway'],
  ['the status text when it is empty', () => new Response('', { status: 502, statusText: 'Gone' }), '502: Gone'],
  ['a refusal that we do not know yet', () => problem(418, { code: 'teapot', detail: 'Short' }), '418: Short'],
])('a failure says %s', async (_, answer, message) => {
  network(answer)
  const failure = await failed(call(childCalls.list, {}))
  expect(failure.message).toBe(message)
  expect(failure.refusal).toBeUndefined()
})

const page = (status: number) =>
  new Response('<h1>Welcome to the café</h1>', { status, headers: { 'content-type': 'text/html' } })

test('no signal, and whatever is not ours, are told apart from a refusal', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await failed(call(childCalls.list, {}))).toBeInstanceOf(Unreachable)
  for (const status of [200, 403, 404, 502]) {
    network(() => page(status))
    expect(await failed(call(childCalls.list, {}))).toBeInstanceOf(Unreachable)
  }
  for (const yes of [() => Response.json({ status: 'login required' }), () => new Response(null, { status: 204 })]) {
    network(yes)
    expect(await failed(call(childCalls.list, {}))).toBeInstanceOf(Unreachable)
    expect(await failed(call(childCalls.add, { body: { name: 'Mia' } }))).toBeInstanceOf(Unreachable)
  }
  network(() => {
    const body = new ReadableStream({ start: (line) => line.error(new TypeError('network error')) })
    return new Response(body, { status: 409, headers: { 'content-type': 'application/problem+json' } })
  })
  expect(await failed(call(childCalls.list, {}))).toBeInstanceOf(Unreachable)
})

test('a write that nobody answers is given up after a while; a read is not, nor what takes its time', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => {
    const ended = new AbortController()
    if (time > 30_000) queueMicrotask(() => ended.abort(new DOMException('', 'TimeoutError')))
    return ended.signal
  })
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    const { promise, reject } = Promise.withResolvers<Response>()
    signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    return signal ? promise : Promise.resolve(jsonReply([]))
  })
  expect(await failed(call(childCalls.add, { body: { name: 'Mia' } }))).toBeInstanceOf(Unreachable)
  expect(timeout).toHaveBeenCalledOnce()
  expect(await call(childCalls.list, {})).toEqual([])
  await call(archiveCalls.upload, {}, { packed: new Blob() })
  expect(timeout).toHaveBeenCalledOnce()
  const leaving = new AbortController()
  const left = failed(call(childCalls.add, { body: { name: 'Mia' } }, { signal: leaving.signal }))
  leaving.abort()
  expect(await left).not.toBeInstanceOf(Unreachable)
  timeout.mockRestore()
})

test('what stands in between may say that it is too much, too often, or who is it', async () => {
  const heard = signedOuts()
  network(() => page(413))
  expect(await failed(call(childCalls.list, {}))).toMatchObject({ status: 413, refusal: 'body_too_large' })
  network(() => page(429))
  expect(await failed(call(childCalls.list, {}))).toMatchObject({ status: 429, refusal: 'too_many_requests' })
  expect(heard).not.toHaveBeenCalled()
  network(() => page(401))
  expect(await failed(call(childCalls.list, {}))).toBeInstanceOf(CallFailed)
  expect(heard.mock.calls).toEqual([[401]])
})

test('a session that ended is told to the whole app, but not at the door', async () => {
  const heard = signedOuts()
  network(() => problem(401, { code: 'unauthorized', detail: 'You are logged out' }))
  await failed(call(doorCalls.signIn, { body: { email: 'ana@example.org', password: 'x' } }))
  await failed(call(accountCalls.user, {}, { nobodyIsFine: true }))
  expect(heard).not.toHaveBeenCalled()
  await failed(call(childCalls.list, {}))
  expect(heard.mock.calls).toEqual([[401]])
})

test("a query's key is its path", () => {
  expect(keyOf(childCalls.remove, { params: { id: 'c' } })).toEqual(['api', 'children', 'c'])
})
