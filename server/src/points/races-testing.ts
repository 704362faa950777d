import type { Habit } from '@sprout/domain/habits/model'
import type { Skill } from '@sprout/domain/skills/model'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deedsOf } from './deeds-testing.ts'
import { type Servers, sumsOfLines, twoCaregivers } from './two-caregivers-testing.ts'

const TODAY = '2026-03-29'

/** What two phones do at the same moment, wherever each of them is served. */
export function race(start: () => Promise<Servers>) {
  let server: Servers
  beforeAll(async () => {
    server = await start()
  })
  afterAll(() => server.stop())

  /** `atOnce` does it as often as said, in turns on each phone, and counts how it ended. */
  async function newFamily() {
    const { ana, luis, mia } = await twoCaregivers(server)
    const phones = [ana, luis].map(({ call }) => deedsOf({ call, childId: mia })) as [Deeds, Deeds]
    const atOnce = async (times: number, deed: (phone: Deeds, turn: number) => Promise<Ended>) =>
      counted(await Promise.all(Array.from({ length: times }, (_, turn) => deed(phones[turn % 2] as Deeds, turn))))
    const list = async <T>(path: string) => (await ana.call<T[]>('GET', `${path.replace(':childId', mia)}`)).body
    const causes = async () => {
      const lines = server.db.selectFrom('lines').select('cause').where('childId', '=', mia)
      return counted((await lines.where('undoneAt', 'is', null).execute()).map(({ cause }) => ({ status: cause })))
    }
    const balance = async () => {
      const { points, totalPoints } = await sumsOfLines(server, mia)
      expect(await phones[0].balance()).toEqual([points, totalPoints])
      return [points, totalPoints]
    }
    return { ...phones[0], call: ana.call, childId: mia, atOnce, list, causes, balance }
  }

  test('fifty check-ins for today keep one day', async () => {
    const { atOnce, addHabit, list, balance, causes } = await newFamily()
    const { id } = await addHabit()
    expect(await atOnce(50, (phone) => phone.checkIn(id, TODAY))).toEqual({ 201: 1, already_checked_in: 49 })
    expect(await list<Habit>('/api/habits/:childId')).toMatchObject([{ checkedInDays: 1, currentStreak: 1 }])
    expect([await balance(), await causes()]).toEqual([[2, 2], { 'check-in': 1 }])
  })

  test('ten check-ins for each of two days that could complete a habit complete it once', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const { atOnce, addHabit, checkIn, list, balance, causes, badges } = await newFamily()
      const { id } = await addHabit({ targetDays: 2 })
      await checkIn(id, '2026-03-28')
      const day = (tap: number) => (tap % 4 < 2 ? '2026-03-27' : TODAY)
      const ended = await atOnce(20, (phone, tap) => phone.checkIn(id, day(tap)))
      expect(ended).toEqual({ 201: 1, already_checked_in: 9, habit_completed: 10 })
      expect(await list<Habit>('/api/habits/:childId')).toMatchObject([{ checkedInDays: 2, isCompleted: true }])
      expect([await balance(), await badges()]).toEqual([[24, 24], [['habit_master', 1]]])
      expect(await causes()).toEqual({ 'check-in': 2, 'habit-completed': 1 })
    }
  })

  test('fifty behaviours are fifty lines, none lost and none doubled', async () => {
    const { atOnce, behave, balance, timeline } = await newFamily()
    await behave(100)
    const points = (turn: number) => (turn % 5 === 0 ? -3 : turn + 1)
    expect(await atOnce(50, (phone, turn) => phone.behave(points(turn), { title: `Deed ${turn}` }))).toEqual({
      201: 50,
    })
    const all = [100, ...Array.from({ length: 50 }, (_, turn) => points(turn))]
    const sum = (some: number[]) => some.reduce((total, one) => total + one, 0)
    expect(await balance()).toEqual([sum(all), sum(all.filter((one) => one > 0))])
    expect(new Set((await timeline()).map(({ title }) => title)).size).toBe(51)
  })

  test('deductions of a family whose balances stop at zero take no more than is there', async () => {
    const { atOnce, behave, balance, timeline, call } = await newFamily()
    await call('PATCH', '/api/family', { keepBalancesAtZero: true })
    await behave(50)
    expect(await atOnce(10, (phone) => phone.behave(-20))).toEqual({ 201: 10 })
    expect(await balance()).toEqual([0, 50])
    // Which of them came first is not said of what happens at the same moment.
    const taken = (await timeline()).map(({ points }) => points).toSorted((one, other) => one - other)
    expect(taken).toEqual([-20, -20, -10, 0, 0, 0, 0, 0, 0, 0, 50])
  })

  test('a balance that buys one reward buys one', async () => {
    const { atOnce, behave, addReward, balance, list } = await newFamily()
    const rewards = [await addReward(60), await addReward(60), await addReward(50)] as const
    await behave(100)
    const bought = await atOnce(30, (phone, turn) => phone.redeem(rewards[turn % 2 === 0 ? 0 : 1]))
    expect(bought).toEqual({ 201: 1, insufficient_points: 29 })
    expect([await balance(), await list('/api/rewards/:childId/redemptions')]).toMatchObject([[40, 100], [{}]])
    await behave(10)
    expect(await atOnce(20, (phone) => phone.redeem(rewards[2]))).toEqual({ 201: 1, insufficient_points: 19 })
    expect(await balance()).toEqual([0, 110])
  })

  test('a skill is completed once, and every score is kept', async () => {
    for (let turn = 0; turn < 3; turn++) {
      const { atOnce, addSkill, list, balance, causes, badges } = await newFamily()
      const { id } = await addSkill({ targetValue: 10 })
      const finish = (phone: Deeds, tap: number) => (tap % 3 === 0 ? phone.finish(id) : phone.score(id, 10 + tap))
      expect(await atOnce(30, finish)).toEqual({ 200: 30 })
      expect(await list<Skill>('/api/skills/:childId')).toMatchObject([{ currentBest: 39, isCompleted: true }])
      expect(await causes()).toEqual({ score: 20, 'skill-completed': 1 })
      expect([await balance(), await badges()]).toEqual([[20, 20], [['skill_master', 1]]])
    }
  })

  test('a record is undone once', async () => {
    const { atOnce, behave, balance } = await newFamily()
    await behave(7)
    const { body: line } = await behave(5)
    expect(await atOnce(30, (phone) => phone.undo(line.id))).toEqual({ 200: 1, already_undone: 29 })
    expect(await balance()).toEqual([7, 7])
  })

  test('a bonus and the check-in that brought it are taken back once, whichever was asked for', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const { atOnce, addHabit, checkIn, timeline, balance, list } = await newFamily()
      const { id } = await addHabit({ targetDays: 1 })
      await checkIn(id, TODAY)
      const lines = (await timeline()).map((line) => line.id)
      const ended = await atOnce(20, (phone, tap) => phone.undo(lines[tap % 4 < 2 ? 0 : 1] ?? ''))
      expect(ended).toEqual({ 200: 1, already_undone: 19 })
      expect([await balance(), await timeline()]).toEqual([[0, 0], []])
      expect(await list<Habit>('/api/habits/:childId')).toMatchObject([{ checkedInDays: 0, isCompleted: false }])
    }
  })

  test('points are not both spent and taken back without the balance telling it', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const { atOnce, behave, addReward, balance } = await newFamily()
      const reward = await addReward(50)
      const { body: line } = await behave(50)
      const ended = await atOnce(10, (phone, tap) => (tap % 4 < 2 ? phone.undo(line.id) : phone.redeem(reward)))
      const isSpent = ended[201] === 1
      expect(ended[200]).toBe(1)
      expect(await balance()).toEqual([isSpent ? -50 : 0, 0])
    }
  })

  test('the quick list never holds more than seven, nor one twice', async () => {
    const { atOnce, call, childId, list } = await newFamily()
    const quick = `/api/behaviors/:childId/quick`
    const add = (title: string) => call('POST', quick.replace(':childId', childId), { title, points: 5 })
    expect(await atOnce(10, (_, turn) => add(turn % 2 === 0 ? 'Sets the table' : 'SETS THE TABLE'))).toEqual({
      201: 10,
    })
    expect(await list(quick)).toHaveLength(6)
    expect(await atOnce(20, (_, turn) => add(`Deed ${turn}`))).toEqual({ 201: 20 })
    expect(await list(quick)).toHaveLength(7)
  })
}

type Deeds = ReturnType<typeof deedsOf>
type Ended = { status: number | string; body?: { code?: string } | object }

/** How often each outcome: a success by its number, a refusal by its name. */
function counted(all: readonly Ended[]): Record<string, number> {
  const codeOf = ({ status, body }: Ended) => (body && 'code' in body ? String(body.code) : String(status))
  return Object.fromEntries([...Map.groupBy(all, codeOf)].map(([code, some]) => [code, some.length]))
}
