import type { Activity } from '@sprout/domain/timeline/model'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { issueTicket } from '../accounts/tickets.ts'
import { databases, startServer } from '../testing.ts'
import { familyOf, inviteBy, join, remove, type Server, sharedFamily, signUpBy, statuses } from './sharing-testing.ts'

describe.each(Object.entries(databases))('leaving a family on %s', (_, open) => {
  let server: Server
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  async function signInAgain(email: string) {
    const phone = server.client()
    const { status } = await phone.call('POST', '/api/auth/sign-in/email', { email, password: 'correct horse' })
    expect(status).toBe(200)
    return phone
  }

  test('a caregiver who was removed is signed out everywhere and finds an empty family of their own', async () => {
    const { ana, luis, childId } = await sharedFamily(server)
    const tablet = await signInAgain(luis.email)
    expect((await remove(ana, luis.id)).status).toBe(204)
    for (const { call } of [luis, tablet]) {
      const replies = [await call('POST', '/api/children', { name: 'Leo' }), await call('GET', '/api/children')]
      // Why is said once, and the cookie goes with it.
      expect(statuses(replies)).toEqual(['left_family', 'unauthorized'])
      expect(replies[0]?.status).toBe(401)
    }
    expect((await familyOf(ana)).caregivers).toMatchObject([{ id: ana.id }])

    const { call } = await signInAgain(luis.email)
    const own = await familyOf({ call })
    expect(own).toMatchObject({ timeZone: 'Europe/Madrid', caregivers: [{ id: luis.id, isYou: true }] })
    expect(own.id).not.toBe((await familyOf(ana)).id)
    expect((await call('GET', '/api/children')).body).toEqual([])
    expect((await call('GET', `/api/activities/${childId}`)).status).toBe(404)
    const { body: leo } = await call('POST', '/api/children', { name: 'Leo' })
    expect((await call('GET', `/api/behaviors/${leo.id}/quick`)).body).toHaveLength(5)
  })

  test('the records of who has gone stay, with their name', async () => {
    const { ana, luis, childId } = await sharedFamily(server)
    await luis.call('POST', '/api/behaviors', { childId, type: 'reward', title: 'Tidy toys', points: 5 })
    await remove(ana, luis.id)
    const { body } = await ana.call<Activity[]>('GET', `/api/activities/${childId}`)
    expect(body).toMatchObject([{ title: 'Tidy toys', by: 'Luis' }])
    expect((await ana.call('POST', `/api/activities/${body[0]?.id}/undo`)).status).toBeLessThan(300)
  })

  test('one may leave, and be invited again', async () => {
    const { ana, luis } = await sharedFamily(server)
    expect((await remove(luis, luis.id)).status).toBe(204)
    expect(await luis.call('GET', '/api/family')).toMatchObject({ status: 401, body: { code: 'left_family' } })
    const again = await signInAgain(luis.email)
    expect((await join(again, (await inviteBy(ana)).code)).status).toBe(200)
    expect((await familyOf(ana)).caregivers).toHaveLength(2)
  })

  test('who was invited may remove who invited', async () => {
    const { ana, luis } = await sharedFamily(server)
    expect((await remove(luis, ana.id)).status).toBe(204)
    expect((await luis.call('GET', '/api/children')).body).toMatchObject([{ id: ana.childId }])
    expect((await (await signInAgain(ana.email)).call('GET', '/api/children')).body).toEqual([])
  })

  test('the last caregiver stays, and nobody removes one of another family', async () => {
    const [{ ana, luis }, eva] = [await sharedFamily(server), await server.newFamily()]
    expect(await remove(eva, eva.user.id)).toMatchObject({ status: 409, body: { code: 'last_caregiver' } })
    for (const id of [eva.user.id, 'nobody']) expect((await remove(ana, id)).status).toBe(404)
    expect((await remove(eva, luis.id)).status).toBe(404)
    expect((await familyOf(eva)).caregivers).toHaveLength(1)
    expect((await familyOf(ana)).caregivers).toHaveLength(2)
  })

  test('one-time links of who was removed end, and those of others do not', async () => {
    const { ana, luis } = await sharedFamily(server)
    const later = new Date(server.clock.now.getTime() + 1000)
    const linkOf = (caregiverId: string) => issueTicket(server.db, 'reset-password', { caregiverId }, later)
    const [ofAna, ofLuis] = [await linkOf(ana.id), await linkOf(luis.id)]
    await remove(ana, luis.id)
    const reset = (token: string) =>
      server.client().call('POST', '/api/auth/reset-password', { token, password: 'a new horse' })
    expect(await reset(ofLuis)).toMatchObject({ status: 410, body: { code: 'link_expired' } })
    expect((await reset(ofAna)).status).toBe(200)
  })

  test('both at once: one goes, one stays', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const { ana, luis } = await sharedFamily(server)
      const leaving = await Promise.all([remove(ana, ana.id), remove(luis, luis.id)])
      expect(statuses(leaving)).toEqual([204, 'last_caregiver'])
    }
  })

  test('two who remove each other at once: one stays, signed in', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const { ana, luis, childId } = await sharedFamily(server)
      const replies = await Promise.all([remove(ana, luis.id), remove(luis, ana.id)])
      expect(statuses(replies)).toEqual([204, 'left_family'])
      const stays = replies[0]?.status === 204 ? ana : luis
      expect((await familyOf(stays)).caregivers).toHaveLength(1)
      expect((await stays.call('GET', '/api/children')).body).toMatchObject([{ id: childId }])
    }
  })

  test('an invitation made at the moment of one’s removal lets nobody in', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const { ana, luis } = await sharedFamily(server)
      const [made] = await Promise.all([inviteBy(luis), remove(ana, luis.id)])
      await signUpBy(server, made.code ?? '')
      expect((await familyOf(ana)).caregivers).toHaveLength(1)
    }
  })
})
