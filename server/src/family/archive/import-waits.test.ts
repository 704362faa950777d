import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leaveEverySession } from '../../accounts/session.ts'
import { whoeverWaited } from '../../db/between-testing.ts'
import type { Db } from '../../db/tables.ts'
import { databases, startServer } from '../../testing.ts'
import { foundFamily } from '../found.ts'
import { holdFamily } from '../hold.ts'
import { joinFamily } from '../join.ts'
import { moveCaregiver, removeFamily } from '../members-store.ts'
import { familyOf, inviteBy, type Phone, type Server, signUpBy } from '../sharing-testing.ts'

const noLongerThere = { status: 401, body: { code: 'left_family' } }

describe('on PostgreSQL, a document that had to wait', () => {
  let server: Server
  let document: object
  beforeAll(async () => {
    server = await startServer(databases.postgres)
    document = (await (await server.newFamilyWithChild()).call<object>('GET', '/api/family/export')).body
  })
  afterAll(() => server.stop())

  const importMeanwhile = ({ call }: Phone, deed: (tx: Db) => Promise<unknown>) =>
    whoeverWaited(server.db, deed)(() => call('POST', '/api/family/import', document))
  const children = async (phone: Phone) => (await phone.call<object[]>('GET', '/api/children')).body

  test('while the family was erased is taken up by nobody', async () => {
    const family = await server.newFamily()
    const { id } = await familyOf(family)
    expect(await importMeanwhile(family, (tx) => removeFamily(tx, id))).toMatchObject(noLongerThere)
  })

  test('while the family was left for another is not taken up there', async () => {
    const [host, guest] = [await server.newFamily(), await server.newFamily()]
    const { code } = await inviteBy(host)
    const joining = { caregiverId: guest.user.id, now: server.clock.now }
    const reply = await importMeanwhile(guest, (db) => joinFamily({ db, ...joining }, code))
    expect(reply).toMatchObject(noLongerThere)
    expect([await children(host), await children(guest)]).toEqual([[], []])
  })

  test('while its sender was removed is not taken up in the family they left', async () => {
    const ana = await server.newFamily()
    const luis = await signUpBy(server, (await inviteBy(ana)).code)
    const { id } = await familyOf(ana)
    const { now } = server.clock
    const reply = await importMeanwhile(luis, async (tx) => {
      await holdFamily(tx, id)
      await leaveEverySession(tx, luis.id, now)
      await moveCaregiver(tx, luis.id, await foundFamily(tx, 'UTC', now), now)
    })
    expect(reply).toMatchObject(noLongerThere)
    expect(await children(ana)).toEqual([])
  })
})
