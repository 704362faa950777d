import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer } from '../testing.ts'
import { familyOf, inviteBy, type Server, signUpBy, statuses } from './sharing-testing.ts'

describe.each(Object.entries(databases))('signing up by an invitation on %s', (_, open) => {
  let server: Server
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  const count = async (table: 'families' | 'caregivers') =>
    (await server.db.selectFrom(table).select('id').execute()).length

  test('makes an account in that family, and no other family', async () => {
    const ana = await server.newFamilyWithChild()
    const [{ code }, before] = [await inviteBy(ana), await count('families')]
    const luis = await signUpBy(server, code, { timeZone: 'Asia/Tokyo' })
    const { id, timeZone } = await familyOf(ana)
    expect(luis).toMatchObject({ status: 201, body: { name: 'Luis', family: { id, timeZone } } })
    expect((await luis.call('GET', '/api/children')).body).toMatchObject([{ id: ana.childId }])
    expect(await count('families')).toBe(before)
  })

  test('again with the same password signs in', async () => {
    const { code } = await inviteBy(await server.newFamily())
    const luis = await signUpBy(server, code)
    expect(await signUpBy(server, code, { email: luis.email })).toMatchObject({ status: 201, body: luis.body })
    const other = await signUpBy(server, code, { email: luis.email, password: 'another horse' })
    expect(other).toMatchObject({ status: 409, body: { code: 'email_taken' } })
  })

  test('with an account that is there already joins when its family is empty', async () => {
    const [ana, luis, eva] = [await server.newFamily(), await server.newFamily(), await server.newFamilyWithChild()]
    const asked = await signUpBy(server, (await inviteBy(ana)).code, { email: luis.email })
    expect(asked).toMatchObject({ status: 201, body: { id: luis.user.id, family: { id: (await familyOf(ana)).id } } })
    const refused = await signUpBy(server, (await inviteBy(ana)).code, { email: eva.email })
    expect(refused).toMatchObject({ status: 409, body: { code: 'family_not_empty' } })
    expect(refused.cookie.value).toBe('')
  })

  test('ten at once makes one account', async () => {
    const { code } = await inviteBy(await server.newFamily())
    const before = [await count('families'), await count('caregivers')]
    const replies = await Promise.all(Array.from({ length: 10 }, () => signUpBy(server, code)))
    expect(statuses(replies)).toEqual([201, ...Array(9).fill('invite_used')])
    expect([await count('families'), await count('caregivers')]).toEqual([before[0], (before[1] ?? 0) + 1])
  })

  test('that leads nowhere makes no account', async () => {
    const before = [await count('families'), await count('caregivers')]
    expect(await signUpBy(server, 'nowhere')).toMatchObject({ status: 410, body: { code: 'link_expired' } })
    expect([await count('families'), await count('caregivers')]).toEqual(before)
  })

  test('opens a closed server to who is invited, once', async () => {
    const ana = await server.newFamily()
    const { code } = await inviteBy(ana)
    const { config } = server.app.outside
    const wasOpen = config.signUp
    config.signUp = 'closed'
    const first = await signUpBy(server, code)
    const others = [await signUpBy(server, code), await signUpBy(server, 'nowhere'), await signUpBy(server, '')]
    const uninvited = await server.client().call('POST', '/api/auth/sign-up/email', {
      ...{ name: 'Eva', email: 'eva@example.org', password: 'correct horse' },
    })
    const again = await signUpBy(server, code, { email: first.email })
    config.signUp = wasOpen
    expect([first.status, again.status]).toEqual([201, 201])
    expect(others.map(({ body }) => body.code)).toEqual(['invite_used', 'link_expired', 'link_expired'])
    expect(uninvited).toMatchObject({ status: 403, body: { code: 'sign_up_closed' } })
    expect((await familyOf(ana)).caregivers).toHaveLength(2)
  })
})
