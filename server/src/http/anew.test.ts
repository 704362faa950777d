import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { afterWords, whoeverWaited } from '../db/between-testing.ts'
import { joinFamily } from '../family/join.ts'
import { removeFamily } from '../family/members-store.ts'
import { familyOf, inviteBy, type Server } from '../family/sharing-testing.ts'
import { databases, startServer } from '../testing.ts'

const signedOut = { status: 401, body: { code: 'unauthorized' } }
const notFound = { status: 404, body: { code: 'not_found' } }
const LETTER = { feedbackType: 'general', subject: 'Thanks', message: 'It is lovely, thank you.' }

async function familyOfTwo(server: Server) {
  const family = await server.newFamilyWithChild()
  await family.call('POST', '/api/children', { name: 'Leo' })
  const chat = () =>
    family.call('POST', '/api/ai/chat/stream', { childId: family.childId, message: 'tips', language: 'en' })
  const sendLetter = () => family.call('POST', '/api/feedback', LETTER)
  return { ...family, chat, sendLetter }
}

describe.each(Object.entries(databases))('in the midst of a call on %s', (_, open) => {
  let server: Server
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  test('a family is erased: whoever looks at it is signed out', async () => {
    const { call, elsewhere } = await server.newFamily()
    const phone = await elsewhere()
    afterWords(server.db, /from "sessions"/, () => call('POST', '/api/family/erase', { confirm: 'ERASE' }))
    expect(await phone.call('GET', '/api/family')).toMatchObject(signedOut)
  })

  test('a child is deleted: Pip does not find it', async () => {
    const { call, childId, chat } = await familyOfTwo(server)
    afterWords(server.db, /^select "id" from "children"/, () => call('DELETE', `/api/children/${childId}`))
    expect(await chat()).toMatchObject(notFound)
  })
})

describe('whoever had to wait on PostgreSQL', () => {
  let server: Server
  beforeAll(async () => {
    server = await startServer(databases.postgres)
  })
  afterAll(() => server.stop())

  test('while the child was deleted does not find it', async () => {
    const { childId, chat } = await familyOfTwo(server)
    const remove = whoeverWaited(server.db, (tx) => tx.deleteFrom('children').where('id', '=', childId).execute())
    expect(await remove(chat)).toMatchObject(notFound)
  })

  test('while the family was erased is signed out', async () => {
    const family = await familyOfTwo(server)
    const { id } = await familyOf(family)
    const erase = whoeverWaited(server.db, (tx) => removeFamily(tx, id))
    expect(await erase(family.sendLetter)).toMatchObject(signedOut)
  })

  test('while their account was erased makes no passkey', async () => {
    const family = await server.newFamily()
    const { id } = await familyOf(family)
    const erase = whoeverWaited(server.db, (tx) => removeFamily(tx, id))
    expect(await erase(() => family.call('POST', '/api/auth/passkeys/register/options'))).toMatchObject(signedOut)
  })

  test('while they joined another family writes from there', async () => {
    const [host, guest] = [await server.newFamily(), await server.newFamily()]
    const { code } = await inviteBy(host)
    const joining = { caregiverId: guest.user.id, now: server.clock.now }
    const join = whoeverWaited(server.db, (db) => joinFamily({ db, ...joining }, code))
    expect(await join(() => guest.call('POST', '/api/feedback', LETTER))).toMatchObject({ status: 201 })
    const kept = server.db.selectFrom('feedback').select('familyId').where('caregiverId', '=', guest.user.id)
    expect(await kept.execute()).toEqual([{ familyId: (await familyOf(host)).id }])
  })
})
