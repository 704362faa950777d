import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweep } from '../sweep.ts'
import { databases, startServer } from '../testing.ts'
import { familyOf, inviteBy, join, look, openInvites, remove, type Server, sharedFamily } from './sharing-testing.ts'

const DAY = 86_400_000

describe.each(Object.entries(databases))('an invitation on %s', (_, open) => {
  let server: Server
  beforeAll(async () => {
    server = await startServer(open, { PUBLIC_URL: 'https://sprout.example' })
  })
  afterAll(() => server.stop())

  test('is a link for seven days, and of its code only the hash is kept', async () => {
    const ana = await server.newFamily()
    const { status, body } = await ana.call<{ code: string }>('POST', '/api/family/invites', undefined, {
      'idempotency-key': 'one-tap',
    })
    const expiresAt = new Date(server.clock.now.getTime() + 7 * DAY).toISOString()
    const url = `https://sprout.example/join#${body.code}`
    expect([status, body]).toEqual([201, { code: expect.stringMatching(/^[\w-]{43}$/), url, expiresAt }])
    const kept = [server.db.selectFrom('invites').selectAll(), server.db.selectFrom('onceKeys').selectAll()]
    expect(JSON.stringify(await Promise.all(kept.map((rows) => rows.execute())))).not.toContain(body.code)
    const createdAt = server.clock.now.toISOString()
    expect(await openInvites(ana)).toEqual([{ id: expect.any(String), madeBy: 'Ana', createdAt, expiresAt }])
    expect(JSON.stringify(await openInvites(ana))).not.toContain(body.code)
  })

  test('says who invites to whoever holds its code, signed in or not, and is not used up by it', async () => {
    const { ana, luis } = await sharedFamily(server)
    const { code, expiresAt } = await inviteBy(luis)
    const told = { familyId: (await familyOf(ana)).id, invitedBy: 'Luis', isUsed: false, expiresAt }
    for (const phone of [server.client(), ana, await server.newFamily()])
      expect(await look(phone, code)).toMatchObject({ status: 200, body: told })
    const eva = await server.newFamily()
    expect((await join(eva, code)).status).toBe(200)
    expect((await look(eva, code)).body).toEqual({ ...told, isUsed: true })
    for (const nowhere of ['nowhere', ''])
      expect(await look(eva, nowhere)).toMatchObject({ body: { code: 'link_expired' } })
  })

  test('that was revoked lets nobody in, and can be revoked no more', async () => {
    const [ana, luis] = [await server.newFamily(), await server.newFamily()]
    const { code } = await inviteBy(ana)
    const [invite] = await openInvites(ana)
    const revoke = () => ana.call('DELETE', `/api/family/invites/${invite?.id}`)
    expect((await revoke()).status).toBe(204)
    expect(await openInvites(ana)).toEqual([])
    for (const ask of [join, look])
      expect(await ask(luis, code)).toMatchObject({ status: 410, body: { code: 'link_expired' } })
    expect((await revoke()).status).toBe(404)
  })

  test('that was used cannot be revoked', async () => {
    const [ana, luis] = [await server.newFamily(), await server.newFamily()]
    const { code } = await inviteBy(ana)
    const [invite] = await openInvites(ana)
    expect((await join(luis, code)).status).toBe(200)
    expect((await ana.call('DELETE', `/api/family/invites/${invite?.id}`)).status).toBe(404)
    const late = await join(await server.newFamily(), code)
    expect(late).toMatchObject({ status: 409, body: { code: 'invite_used' } })
  })

  test('that was used is told as such, also when whoever made it has gone', async () => {
    const { ana, luis } = await sharedFamily(server)
    const { code } = await inviteBy(luis)
    expect((await join(await server.newFamily(), code)).status).toBe(200)
    expect((await remove(ana, luis.id)).status).toBe(204)
    const late = await join(await server.newFamily(), code)
    expect(late).toMatchObject({ status: 409, body: { code: 'invite_used' } })
  })

  test('of another family is not seen and not revoked', async () => {
    const [ana, eva] = [await server.newFamily(), await server.newFamily()]
    await inviteBy(ana)
    const [invite] = await openInvites(ana)
    expect(await openInvites(eva)).toEqual([])
    expect((await eva.call('DELETE', `/api/family/invites/${invite?.id}`)).status).toBe(404)
    expect(await openInvites(ana)).toEqual([invite])
  })

  test('goes with whoever made it, and the others stand', async () => {
    const { ana, luis } = await sharedFamily(server)
    const [ofLuis, ofAna] = [await inviteBy(luis), await inviteBy(ana)]
    expect(await openInvites(ana)).toMatchObject([{ madeBy: 'Luis' }, { madeBy: 'Ana' }])
    expect((await remove(ana, luis.id)).status).toBe(204)
    expect(await openInvites(ana)).toMatchObject([{ madeBy: 'Ana' }])
    expect((await join(await server.newFamily(), ofLuis.code)).status).toBe(410)
    expect((await join(await server.newFamily(), ofAna.code)).status).toBe(200)
  })

  test('runs out after seven days, to the moment, and is swept then', async () => {
    const [ana, luis, eva] = [await server.newFamily(), await server.newFamily(), await server.newFamily()]
    const [first, second] = [await inviteBy(ana), await inviteBy(ana)]
    const began = server.clock.now
    server.clock.now = new Date(began.getTime() + 7 * DAY - 1)
    await sweep(server.db, server.clock.now)
    expect((await join(luis, first.code)).status).toBe(200)
    server.clock.now = new Date(began.getTime() + 7 * DAY)
    for (const ask of [join, look])
      expect(await ask(eva, second.code)).toMatchObject({ status: 410, body: { code: 'link_expired' } })
    expect(await openInvites(ana)).toEqual([])
    server.clock.now = new Date(began.getTime() + 7 * DAY + 1)
    await sweep(server.db, server.clock.now)
    const { expiresAt } = second
    const kept = server.db.selectFrom('invites').select('codeHash').where('expiresAt', '=', expiresAt)
    expect(await kept.execute()).toEqual([])
  })
})
