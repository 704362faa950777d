import type { familyDocument } from '@sprout/domain/family/document'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { deedsOf } from '../../points/deeds-testing.ts'
import type { Server } from '../sharing-testing.ts'

export type Document = z.infer<typeof familyDocument>
export type Phone = Pick<Awaited<ReturnType<Server['newFamily']>>, 'call'>

export const exported = async ({ call }: Phone) => (await call<Document>('GET', '/api/family/export')).body

export const taken = ({ call }: Phone, document: object, headers?: Record<string, string>) =>
  call<{ alreadyHere: boolean; code: string; errors?: { path: string; code: string }[] }>(
    ...(['POST', '/api/family/import', document, headers] as const),
  )

/** Lives a little: one of everything that leaves a record, undone lines and deleted goals too. */
export async function newLivedFamily(server: Server) {
  const family = await server.newFamilyWithChild({ name: '小芽', age: 6, birthday: '2020-02-29', avatarUrl: '👧🏼' })
  const { call, childId } = family
  const deeds = deedsOf(family)
  await call('PATCH', '/api/family', { dayStartsAt: 4, emergencyCountry: 'ES' })
  await call('POST', '/api/children', { name: 'Leo' })
  await deeds.behave(50, { description: 'Before breakfast,\nall alone' })
  const { body: shouted } = await deeds.behave(-5, { title: 'Shouted' })
  await call('POST', '/api/behaviors', {
    ...{ childId, type: 'reward', title: 'Small remedy', points: 5, category: 'remedy', repairs: shouted.id },
  })
  await deeds.checkIn((await deeds.addHabit({ targetDays: 2 })).id, '2026-03-28')
  const habit = await deeds.addHabit({ title: 'Read', targetDays: 1 })
  await deeds.checkIn(habit.id, '2026-03-28')
  await call('DELETE', `/api/habits/${habit.id}`)
  const skill = await deeds.addSkill({ targetValue: 5, targetUnit: 'laps', dueDate: '2026-05-01' })
  await deeds.score(skill.id, 2.5)
  await deeds.score(skill.id, 5)
  await deeds.writeMoment()
  await deeds.redeem(await deeds.addReward(30))
  const { body: undone } = await deeds.behave(10, { title: 'Undone' })
  await deeds.undo(undone.id)
  await deeds.undo((await deeds.writeMoment({ content: 'Undone' })).lineId)
  await call('POST', `/api/behaviors/${childId}/quick`, { title: 'Sang a song', points: 5 })
  await call('POST', '/api/feedback', { feedbackType: 'general', subject: 'Thanks', message: 'It is lovely.' })
  return { ...family, ...deeds }
}

/** Why a table is in no document. */
export const APART = {
  sessions: 'a secret of a browser',
  passkeys: 'a key to an account',
  openidIdentities: 'a key to an account',
  tickets: 'a secret of an hour',
  invites: 'a secret of a week',
  onceKeys: 'a retry of a week',
  recentTips: 'what Pip said last, so as not to say it twice',
} as const

/** All that the tables hold of a family, each row as JSON. */
export async function rowsOfFamily({ db }: Pick<Server, 'db'>, familyId: string) {
  const kept: Record<string, Record<string, unknown>[]> = {}
  for (const { name, columns } of await db.introspection.getTables()) {
    if (!columns.some((column) => column.name === 'familyId')) continue
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(name)} where "familyId" = ${familyId}`.execute(db)
    kept[name] = rows
  }
  return kept
}
