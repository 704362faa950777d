import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@sprout/domain/endpoint'
import { hashOf } from './accounts/session.ts'

const things = [
  ...(['child', 'habit', 'skill', 'reward', 'activity', 'correction', 'quick'] as const),
  ...(['passkey', 'invite', 'caregiver'] as const),
]
/** The ids of a family's things, one of each kind. */
export type Ids = Record<(typeof things)[number], string>

/** What fits but is nobody's. */
export const nobodys = (): Ids => ({
  ...(Object.fromEntries(things.map((thing) => [thing, randomUUID()])) as Ids),
  passkey: hashOf(randomUUID()),
  invite: hashOf(randomUUID()),
})

/** What is sent where: only ids and plain values, so that a test can put another in the place of each. */
export type Ask = { params?: Record<string, string>; query?: Record<string, string>; body?: Record<string, unknown> }

const today = '2026-03-29'

/** For every call that takes an id: how a family asks for what is its own. */
export const asks: Record<string, (own: Ids) => Ask> = {
  'PUT /api/children/:id': ({ child }) => ({ params: { id: child }, body: { name: 'Mía' } }),
  'DELETE /api/children/:id': ({ child }) => ({ params: { id: child } }),
  'DELETE /api/auth/passkeys/:passkeyId': ({ passkey }) => ({ params: { passkeyId: passkey } }),
  'DELETE /api/family/invites/:inviteId': ({ invite }) => ({ params: { inviteId: invite } }),
  'DELETE /api/family/caregivers/:caregiverId': ({ caregiver }) => ({ params: { caregiverId: caregiver } }),

  'POST /api/behaviors': ({ child, correction }) => ({
    body: {
      ...{ childId: child, type: 'reward', title: 'Small remedy', description: 'Said sorry', points: 5 },
      ...{ difficulty: 'easy', category: 'remedy', repairs: correction },
    },
  }),
  'GET /api/behaviors/:childId/quick': ({ child }) => ({ params: { childId: child } }),
  'POST /api/behaviors/:childId/quick': ({ child }) => ({
    params: { childId: child },
    body: { title: 'Sang a song', points: 5 },
  }),
  'DELETE /api/behaviors/quick/:id': ({ quick }) => ({ params: { id: quick } }),

  'GET /api/habits/:childId': ({ child }) => ({ params: { childId: child } }),
  'POST /api/habits': ({ child }) => ({
    body: { childId: child, title: 'Read', description: 'A page', difficulty: 'easy', points: 3, targetDays: 7 },
  }),
  'DELETE /api/habits/:habitId': ({ habit }) => ({ params: { habitId: habit } }),
  'GET /api/habits/:habitId/can-checkin': ({ habit }) => ({ params: { habitId: habit }, query: { date: today } }),
  'GET /api/habits/:habitId/checkins': ({ habit }) => ({ params: { habitId: habit } }),
  'POST /api/habits/:habitId/checkin': ({ habit }) => ({ params: { habitId: habit }, body: { date: today } }),

  'GET /api/skills/:childId': ({ child }) => ({ params: { childId: child } }),
  'POST /api/skills': ({ child }) => ({
    body: {
      ...{ childId: child, title: 'Jump rope', description: 'In a row', difficulty: 'hard', points: 50 },
      ...{ targetValue: 100, targetUnit: 'jumps', dueDate: '2026-05-01' },
    },
  }),
  'PUT /api/skills/:skillId': ({ skill }) => ({
    params: { skillId: skill },
    body: { currentBest: 12.5, isCompleted: false },
  }),
  'DELETE /api/skills/:skillId': ({ skill }) => ({ params: { skillId: skill } }),
  'GET /api/skills/:skillId/scores': ({ skill }) => ({ params: { skillId: skill } }),

  'GET /api/moments/:childId': ({ child }) => ({ params: { childId: child }, query: { limit: '5' } }),
  'POST /api/moments': ({ child }) => ({
    body: { childId: child, weather: 'sunny', mood: 'happy', content: 'We flew a kite.', date: today },
  }),

  'GET /api/rewards/:childId': ({ child }) => ({ params: { childId: child } }),
  'GET /api/rewards': ({ child }) => ({ query: { childId: child } }),
  'POST /api/rewards': ({ child }) => ({
    body: {
      ...{ childId: child, title: 'Zoo', description: 'All day', pointsCost: 200, category: 'outing' },
      imageUrl: 'https://example.org/zoo.jpg',
    },
  }),
  'DELETE /api/rewards/:id': ({ reward }) => ({ params: { id: reward } }),
  'POST /api/rewards/redeem': ({ child, reward }) => ({ body: { childId: child, rewardId: reward, pointsSpent: 10 } }),
  'GET /api/rewards/:childId/redemptions': ({ child }) => ({ params: { childId: child }, query: { limit: '5' } }),

  'GET /api/activities/:childId': ({ child, activity }) => ({
    params: { childId: child },
    query: { limit: '5', before: activity },
  }),
  'GET /api/activities/:id/undo': ({ activity }) => ({ params: { id: activity } }),
  'POST /api/activities/:id/undo': ({ activity }) => ({ params: { id: activity } }),
  'GET /api/stats/:childId/weekly': ({ child }) => ({ params: { childId: child } }),
  'GET /api/stats/:childId/days': ({ child }) => ({ params: { childId: child } }),
  'GET /api/stats/:childId/pace': ({ child }) => ({ params: { childId: child } }),
  'POST /api/ai/chat/stream': ({ child }) => ({
    body: { childId: child, message: 'He does not want to sleep', topic: null, language: 'en' },
  }),
  'GET /api/badges/:childId': ({ child }) => ({ params: { childId: child } }),
}

const mia = { name: 'Mia', age: 7, gender: 'girl', birthday: '2018-11-20', avatarUrl: '👧🏻' }
/** What fits, of calls that take no id. */
const bodies: Record<string, object> = {
  'POST /api/family/erase': { confirm: 'ERASE' },
  'POST /api/auth/sign-up/email': {
    ...{ name: 'Ana', email: 'ana@example.org', password: 'correct horse', timeZone: 'UTC' },
    invite: 'x',
  },
  'POST /api/auth/sign-in/email': { email: 'ana@example.org', password: 'correct horse' },
  'POST /api/auth/reset-password': { token: 'x', password: 'correct horse' },
  'POST /api/children': mia,
  'PUT /api/children/:id': mia,
  'PATCH /api/family': {
    timeZone: 'UTC',
    dayStartsAt: 4,
    keepBalancesAtZero: true,
    emergencyCountry: 'ES',
    asksModel: true,
  },
  'POST /api/family/join': { code: 'x' },
  'POST /api/family/invites/look': { code: 'x' },
  'POST /api/feedback': { feedbackType: 'bug', subject: 'The sky', message: 'It is green since this morning.' },
}
/** A body that fits, of every call that takes one. */
export const bodyOf = (name: string, ids: Ids): Record<string, unknown> => ({
  ...asks[name]?.(ids).body,
  ...bodies[name],
})

/** As it goes over the wire. */
export function wireOf({ path }: Endpoint, { params = {}, query = {}, body }: Ask) {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  const search = new URLSearchParams(query).toString()
  return { url: search ? `${filled}?${search}` : filled, body }
}
