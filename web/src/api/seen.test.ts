// @vitest-environment jsdom
import type { User } from '@sprout/domain/accounts/model'
import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { currentUser } from '../accounts/current-user.ts'
import { exchange } from '../assistant/conversation.ts'
import { keepConversation } from '../assistant/kept-conversations.ts'
import { applyPatches, patch } from './patch.ts'
import { newQueryClient } from './query-client.ts'
import { beginWrite } from './refresh.ts'
import { askAnew, forgetSeen, keepSeen, lastSeen } from './seen.ts'

type Kept = { at: string; data?: unknown }
type Disk = Pick<Map<string, Kept>, 'get' | 'clear'> & { put: (value: Kept, key: string) => unknown }

const disk = vi.hoisted(() => new Map<string, Kept>())
vi.mock('./database.ts', () => ({
  inStore: async (_name: string, _mode: string, work: (store: Disk) => unknown) =>
    work({
      put: (value, key) => disk.set(key, value),
      get: (key) => disk.get(key),
      clear: () => disk.clear(),
    }),
}))

beforeEach(forgetSeen)

const nothing = () => undefined
const CHILDREN = ['api', 'children']
const asText = (seen: unknown) => JSON.stringify(seen)
const phoneOf = (id: string) => {
  const queries = newQueryClient()
  queries.setQueryData(currentUser.queryKey, { id } as User)
  onTestFinished(keepSeen(queries, nothing, nothing))
  return queries
}

test('nothing of a talk with Pip is written down', () => {
  const queries = newQueryClient()
  keepConversation(queries, 'mia', exchange('She hurts herself', null))
  onTestFinished(keepSeen(queries, nothing, nothing))
  expect([...disk.keys()]).toEqual([])
})

test('it is as old as the answer, also when another screen begins to keep what there is', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T09:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const queries = phoneOf('ana')
  await queries.fetchQuery({ queryKey: CHILDREN, queryFn: async () => ['mia'] })
  vi.setSystemTime(new Date('2026-11-22T12:00:00Z'))
  onTestFinished(keepSeen(queries, nothing, nothing))
  expect(disk.get(JSON.stringify(CHILDREN))?.at).toBe('2026-11-22T09:00:00.000Z')
})

test('what is asked anew waits for a write that is under way', async () => {
  const queries = phoneOf('ana')
  const habits = { queryKey: ['api', 'habits', 'mia'], queryFn: async () => ['kept'] }
  await queries.fetchQuery(habits)
  await queries.fetchQuery({
    ...habits,
    queryFn: async () => JSON.parse((await lastSeen(queries, habits.queryKey, asText)) ?? 'null'),
  })
  onTestFinished(new QueryObserver(queries, habits).subscribe(() => undefined))
  const end = beginWrite(queries)
  await applyPatches(queries, [patch(habits, (list) => [...list, 'ticked'])])
  await askAnew(queries)
  expect(queries.getQueryData(habits.queryKey)).toEqual(['kept', 'ticked'])
  await end(['habits'])
})

test('what one caregiver has seen is shown to no other', async () => {
  const ana = phoneOf('ana')
  await ana.fetchQuery({ queryKey: CHILDREN, queryFn: async () => ['mia'] })
  expect(await lastSeen(ana, CHILDREN, asText)).toBe('["mia"]')
  // Back from another site, where he signed in: no page of ours lay between.
  expect(await lastSeen(phoneOf('bob'), CHILDREN, asText)).toBeUndefined()
})

test('without a signal from the start it is shown to whoever was in last', async () => {
  const ana = phoneOf('ana')
  await ana.fetchQuery({ queryKey: currentUser.queryKey, queryFn: async () => ({ id: 'ana' }) as User })
  await ana.fetchQuery({ queryKey: CHILDREN, queryFn: async () => ['mia'] })
  expect(await lastSeen(newQueryClient(), CHILDREN, asText)).toBe('["mia"]')
})

test('what an earlier version kept, which did not say by whom, is shown to whoever was in then', async () => {
  const at = '2026-11-22T09:00:00.000Z'
  disk.set(JSON.stringify(currentUser.queryKey), { data: { id: 'ana' }, at })
  disk.set(JSON.stringify(CHILDREN), { data: ['mia'], at })
  const inAs = (id: string) => {
    const queries = newQueryClient()
    queries.setQueryData(currentUser.queryKey, { id } as User)
    return queries
  }
  expect(await lastSeen(newQueryClient(), CHILDREN, asText)).toBe('["mia"]')
  expect(await lastSeen(inAs('ana'), CHILDREN, asText)).toBe('["mia"]')
  expect(await lastSeen(inAs('bob'), CHILDREN, asText)).toBeUndefined()
})
