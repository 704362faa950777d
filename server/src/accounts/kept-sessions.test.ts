import { expect, test } from 'vitest'
import type { Commits, Touch, Touched } from '../db/commits.ts'
import { KeptSessions } from './kept-sessions.ts'

const DAY = '2026-03-29'
const answer = { text: '[]', tag: '"a"', route: '/', head: [], whole: [] }
const LATER = 1_000

function memory() {
  let looks = 0
  const ears: ((touched: Touched) => void)[] = []
  const commits: Commits = {
    hear: (heard) => void ears.push(heard),
    look: () => void looks++,
    isTouchedNow: (id) => id === 'busy',
  }
  const commit = (familyId: string | null, touch: Touch) => {
    for (const heard of ears) heard(new Map([[familyId, touch]]))
  }
  const kept = new KeptSessions<{ familyId: string }>(commits, () => LATER)
  const enter = (hash: string, familyId: string) => kept.lookUp(hash, async () => ({ familyId }))
  return { kept, commit, enter, looks: () => looks }
}

test('a record of the family makes its answers stale, and no other family’s', async () => {
  const { kept, commit, enter } = memory()
  await enter('ana', 'a')
  await enter('eva', 'e')
  for (const who of ['ana', 'eva']) kept.answersOf(who, DAY)?.keep('/', answer)
  commit('a', 'records')
  expect(kept.find('ana')).toEqual({ familyId: 'a' })
  expect(kept.answersOf('ana', DAY)?.find('/')).toBeUndefined()
  expect(kept.answersOf('eva', DAY)?.find('/')).toBe(answer)
})

test('who belongs to a family is asked anew when that changed, and of all when it is not known of whom', async () => {
  const { kept, commit, enter } = memory()
  await enter('ana', 'a')
  await enter('eva', 'e')
  commit('a', 'people')
  expect([kept.find('ana'), kept.find('eva')]).toEqual([undefined, { familyId: 'e' }])
  commit(null, 'people')
  expect(kept.find('eva')).toBeUndefined()
})

test('what a commit overtook is not kept', async () => {
  const { kept, commit, enter } = memory()
  await kept.lookUp('ana', async () => {
    commit('a', 'people')
    return { familyId: 'a' }
  })
  expect(kept.find('ana')).toBeUndefined()
  await enter('ana', 'a')
  const reading = kept.answersOf('ana', DAY)
  commit('a', 'records')
  reading?.keep('/', answer)
  expect(kept.answersOf('ana', DAY)?.find('/')).toBeUndefined()
})

test('calls that arrive together are looked for once, and the next ones anew', async () => {
  const { kept, enter, looks } = memory()
  await enter('ana', 'a')
  const find = () => kept.findResting('ana', new Date(0))
  expect([find(), find(), looks()]).toEqual([{ familyId: 'a' }, { familyId: 'a' }, 1])
  await new Promise((done) => setImmediate(done))
  expect([find(), looks()]).toEqual([{ familyId: 'a' }, 2])
})

test('a session that asks for something itself does not rest', async () => {
  const { kept, enter } = memory()
  await enter('ana', 'a')
  expect(kept.findResting('ana', new Date(LATER - 1))).toEqual({ familyId: 'a' })
  expect(kept.findResting('ana', new Date(LATER))).toBeUndefined()
})

test('another day has its own answers', async () => {
  const { kept, enter } = memory()
  await enter('ana', 'a')
  kept.answersOf('ana', DAY)?.keep('/', answer)
  expect(kept.answersOf('ana', '2026-03-30')?.find('/')).toBeUndefined()
})

test('whoever may have changed within the transaction that is at work is not taken from here', async () => {
  const { kept, enter } = memory()
  await enter('ana', 'a')
  await enter('bo', 'busy')
  expect([kept.findWithin('ana'), kept.findWithin('bo')]).toEqual([{ familyId: 'a' }, undefined])
})

test('it takes no more than a few megabytes: those who came longest ago are forgotten', async () => {
  const { kept, enter } = memory()
  const long = { ...answer, text: 'x'.repeat(1024 * 1024) }
  for (const who of ['ana', 'eva', 'bo', 'lu', 'mo']) {
    await enter(who, who)
    kept.answersOf(who, DAY)?.keep('/', long)
    kept.answersOf('ana', DAY)
  }
  const known = ['ana', 'eva', 'bo', 'lu', 'mo'].filter((who) => kept.find(who))
  expect(known).toEqual(['ana', 'lu', 'mo'])
})

test('who is looked up anew again and again takes no more room for it, and crowds nobody out', async () => {
  const { kept, commit, enter } = memory()
  const long = { ...answer, text: 'x'.repeat(1024 * 1024) }
  await enter('eva', 'e')
  kept.answersOf('eva', DAY)?.keep('/', answer)
  for (let turn = 0; turn < 10_000; turn++) await enter('ana', 'a')
  for (let turn = 0; turn < 10_000; turn++) {
    await enter('ana', 'a')
    commit('a', 'people')
  }
  await enter('ana', 'a')
  for (let turn = 0; turn < 10; turn++) {
    kept.answersOf('ana', DAY)?.keep('/', long)
    commit('a', 'records')
  }
  expect(kept.answersOf('eva', DAY)?.find('/')).toBe(answer)
})

test('who was looked up anew leaves the others of the family to hear of its changes', async () => {
  const { kept, commit, enter } = memory()
  for (const who of ['ana', 'luis', 'ana']) await enter(who, 'a')
  commit('a', 'people')
  expect([kept.find('ana'), kept.find('luis')]).toEqual([undefined, undefined])
})
