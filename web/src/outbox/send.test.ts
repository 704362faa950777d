// @vitest-environment jsdom
import { KEY_DAYS } from '@sprout/domain/endpoint'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { problem } from '../api/problem-testing.ts'
import { jsonReply } from '../api/reply-testing.ts'
import type { Kept } from './entry.ts'
import { type Outcome, sendEntry } from './send.ts'

const tapped: Kept = {
  id: 1,
  version: 1,
  key: 'made-at-the-tap',
  caregiver: { id: 'ana', name: 'Ana' },
  method: 'POST',
  path: '/api/behaviors',
  body: { childId: 'mia', title: 'Tidied toys' },
  lists: [],
  line: { childId: 'mia', title: 'Tidied toys', points: 10 },
}

const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})

const answers = (status: number, code?: string, errors?: readonly object[]) =>
  fetched.mockResolvedValue(code ? problem(status, { code, errors }) : jsonReply({ id: 'made' }, status))

test('goes under the key of its tap and in the name of who tapped', async () => {
  answers(201)
  expect(await sendEntry(tapped)).toEqual({ kind: 'done', reply: { id: 'made' } })
  const [address, sent] = fetched.mock.calls[0] ?? []
  expect(address).toBe('/api/behaviors')
  expect(sent?.headers).toMatchObject({ 'idempotency-key': 'made-at-the-tap', 'sprout-caregiver': 'ana' })
  expect(sent?.body).toBe('{"childId":"mia","title":"Tidied toys"}')
})

describe('what becomes of what waits', () => {
  const outcomes: [number, string | undefined, Outcome['kind']][] = [
    [408, 'too_slow', 'later'],
    [429, 'too_many_requests', 'later'],
    [500, 'internal', 'stuck'],
    [500, undefined, 'later'],
    [502, undefined, 'later'],
    [503, 'unavailable', 'later'],
    // Not ours: a café's page, or what stands in front of the server.
    [401, undefined, 'signedOut'],
    [403, undefined, 'stuck'],
    [404, undefined, 'later'],
    [405, undefined, 'later'],
    [408, undefined, 'later'],
    [413, undefined, 'stuck'],
    [429, undefined, 'later'],
    [401, 'unauthorized', 'signedOut'],
    [403, 'foreign_origin', 'refused'],
    [404, 'not_found', 'refused'],
    [409, 'insufficient_points', 'refused'],
    [422, 'invalid_request', 'refused'],
  ]
  test.each(outcomes)('after %i (%s) it is %s', async (status, code, kind) => {
    answers(status, code)
    expect(await sendEntry(tapped)).toMatchObject({ kind })
  })

  test('what did not fit is kept with what was wrong with it', async () => {
    answers(400, 'invalid_request', [{ path: 'repairs', code: 'not_a_correction' }])
    const why = { refused: 'invalid_request', complaint: 'not_a_correction' }
    expect(await sendEntry(tapped)).toMatchObject({ kind: 'refused', ...why })
  })

  test('without an answer, or with a café’s page instead of one, it waits on', async () => {
    fetched.mockRejectedValue(new TypeError('no network'))
    expect(await sendEntry(tapped)).toEqual({ kind: 'later' })
    for (const other of [
      new Response('<h1>Welcome to our café</h1>'),
      Response.json({ status: 'login required' }),
      new Response(null, { status: 204 }),
    ]) {
      fetched.mockResolvedValue(other)
      expect(await sendEntry(tapped)).toEqual({ kind: 'later' })
    }
  })

  test('without a signal nothing leaves the phone', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
    expect(await sendEntry(tapped)).toEqual({ kind: 'later' })
    expect(fetched).not.toHaveBeenCalled()
  })

  test('each time it is waited for longer, so that it arrives on a line on which an answer takes its time', async () => {
    const patience = vi.spyOn(AbortSignal, 'timeout')
    fetched.mockImplementation(async () => Promise.reject(new TypeError('no answer')))
    for (const [seconds, waited] of [
      [undefined, 20],
      [-3600, 20],
      [2, 20],
      [22, 44],
      [70, 80],
      [86_400, 80],
    ] as const) {
      const triedAt = seconds && new Date(Date.now() - seconds * 1000).toISOString()
      await sendEntry({ ...tapped, ...(triedAt && { triedAt }) })
      expect(Math.round(Number(patience.mock.lastCall?.[0]) / 1000)).toBe(waited)
    }
  })

  test('it is sent again until the server may have forgotten its key', async () => {
    const triedAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
    for (const days of [KEY_DAYS - 0.4, KEY_DAYS])
      expect(await sendEntry({ ...tapped, triedAt: triedAgo(days) })).toEqual({ kind: 'lostSight' })
    expect(fetched).not.toHaveBeenCalled()
    answers(201)
    expect(await sendEntry({ ...tapped, triedAt: triedAgo(KEY_DAYS - 0.6) })).toMatchObject({ kind: 'done' })
  })
})
