import type { Badge } from '@sprout/domain/badges/model'
import type { CheckedIn, Habit } from '@sprout/domain/habits/model'
import type { Moment } from '@sprout/domain/moments/model'
import type { Redemption, Reward } from '@sprout/domain/rewards/model'
import type { Skill } from '@sprout/domain/skills/model'
import type { Activity } from '@sprout/domain/timeline/model'
import type { startServer } from '../testing.ts'

type Server = Awaited<ReturnType<typeof startServer>>
type Family = Awaited<ReturnType<Server['newFamilyWithChild']>>
type Balance = { id: string; points: number; totalPoints: number }

/** What a caregiver does for a child, each with no more words than a test needs. */
export function deedsOf({ call, childId }: Pick<Family, 'call' | 'childId'>) {
  const make = <T>(path: string, usual: object, said: object) =>
    call<T & { code: string }>('POST', path, { childId, ...usual, ...said })
  const read = async <T>(path: string) => (await call<T>('GET', path)).body

  return {
    behave: (points: number, said: object = {}) =>
      make<Activity>('/api/behaviors', { type: points > 0 ? 'reward' : 'punishment', title: 'Deed', points }, said),
    addHabit: async (said: object = {}) => (await make<Habit>('/api/habits', { title: 'Reading' }, said)).body,
    checkIn: (habitId: string, date: string) =>
      call<CheckedIn & { code: string }>('POST', `/api/habits/${habitId}/checkin`, { date }),
    addSkill: async (said: object = {}) => (await make<Skill>('/api/skills', { title: 'Jump rope' }, said)).body,
    score: (skillId: string, currentBest: number) => call<Skill>('PUT', `/api/skills/${skillId}`, { currentBest }),
    finish: (skillId: string) => call<Skill>('PUT', `/api/skills/${skillId}`, { isCompleted: true }),
    writeMoment: async (said: object = {}) =>
      (await make<Moment>('/api/moments', { weather: 'sunny', mood: 'happy' }, said)).body,
    addReward: async (pointsCost: number, said: object = {}) =>
      (await make<Reward>('/api/rewards', { title: 'Zoo', pointsCost, category: 'outing' }, said)).body,
    redeem: ({ id, pointsCost }: Pick<Reward, 'id' | 'pointsCost'>) =>
      make<Redemption>('/api/rewards/redeem', { rewardId: id, pointsSpent: pointsCost }, {}),

    undo: (id: string) => call<Activity & { code: string }>('POST', `/api/activities/${id}/undo`),
    takesAlong: async (id: string) =>
      (await read<{ takesAlong: Activity[] }>(`/api/activities/${id}/undo`)).takesAlong.map((line) => line.id),
    timeline: () => read<Activity[]>(`/api/activities/${childId}?limit=200`),
    /** What can be spent now, and all that was ever earned. */
    balance: async () => {
      const mine = (await read<Balance[]>('/api/children')).find(({ id }) => id === childId)
      return [mine?.points, mine?.totalPoints]
    },
    badges: async () => (await read<Badge[]>(`/api/badges/${childId}`)).map(({ kind, count }) => [kind, count]),
  }
}

export const problem = (status: number, code: string, title: string, detail: string) => ({
  status,
  body: { type: 'about:blank', title, status, code, detail },
})

/** A request that does not fit: the first field speaks for all. */
export const unfit = (path: string, code: string, message: string) => ({
  status: 400,
  body: {
    ...problem(400, 'invalid_request', 'Invalid request', message).body,
    errors: [{ path, code, message }],
  },
})

/** Everything of a list, page after page, as the `Link` leads. */
export async function pagesOf<T>({ call }: Pick<Family, 'call'>, path: string): Promise<T[][]> {
  const { body, headers } = await call<T[]>('GET', path)
  const next = /^<(.+)>; rel="next"$/.exec(String(headers.link))?.[1]
  return next ? [body, ...(await pagesOf<T>({ call }, next))] : [body]
}
