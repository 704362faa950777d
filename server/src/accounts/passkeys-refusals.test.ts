import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { afterWords } from '../db/between-testing.ts'
import { databases, startServer } from '../testing.ts'
import { enter, newAuthenticator, newFamilyWithPasskey, passkeysOf } from './passkeys-testing.ts'

const refused = { status: 401, body: { code: 'wrong_credentials' } }
const notAdded = { status: 400, body: { code: 'passkey_failed' } }

describe.each(Object.entries(databases))('passkeys refuse, on %s,', (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())
  const visitor = () => passkeysOf(server.client())
  const newCaregiver = async () => passkeysOf(await server.newFamily())

  test('to be added, seen or forgotten by whoever is not signed in', async () => {
    const made = newAuthenticator().make(await (await newCaregiver()).beginRegister())
    const { beginRegister, register, list, forget } = visitor()
    const replies = [
      beginRegister(),
      list(),
      register(made).then(({ body }) => body),
      forget('some').then(({ body }) => body),
    ]
    for (const body of await Promise.all(replies)) expect(body).toMatchObject({ code: 'unauthorized' })
  })

  test('a ceremony that has been used', async () => {
    const { beginRegister, register, list } = await newCaregiver()
    const options = await beginRegister()
    const authenticator = newAuthenticator({ counts: false })
    expect(await register(authenticator.make(options))).toMatchObject({ status: 201 })
    expect(await register(newAuthenticator().make(options))).toMatchObject(notAdded)
    expect(await list()).toHaveLength(1)

    const answer = authenticator.answer(await visitor().beginSignIn())
    expect(await visitor().signIn(answer)).toMatchObject({ status: 200 })
    expect(await visitor().signIn(answer)).toMatchObject(refused)
  })

  test('all but one of ten who come with one ceremony at once', async () => {
    const { beginRegister, register } = await newCaregiver()
    const options = await beginRegister()
    const authenticators = Array.from({ length: 10 }, () => newAuthenticator())
    const added = await Promise.all(authenticators.map(({ make }) => register(make(options))))
    expect(added.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(400)])

    const { authenticator } = await newFamilyWithPasskey(server, { counts: false })
    const answer = authenticator.answer(await visitor().beginSignIn())
    const entered = await Promise.all(Array.from({ length: 10 }, () => visitor().signIn(answer)))
    expect(entered.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(401)])
  })

  test('a ceremony that took longer than five minutes', async () => {
    const { passkeys, authenticator } = await newFamilyWithPasskey(server)
    const made = newAuthenticator().make(await passkeys.beginRegister())
    const answer = authenticator.answer(await visitor().beginSignIn())
    server.clock.now = new Date(server.clock.now.getTime() + 5 * 60_000)
    expect(await passkeys.register(made)).toMatchObject(notAdded)
    expect(await visitor().signIn(answer)).toMatchObject(refused)
  })

  test('a ceremony that another caregiver began, who can still end it', async () => {
    const { beginRegister, register } = await newCaregiver()
    const made = newAuthenticator().make(await beginRegister())
    expect(await (await newCaregiver()).register(made)).toMatchObject(notAdded)
    expect(await register(made)).toMatchObject({ status: 201 })
  })

  test('to sign in by a ceremony that registers, and the other way round', async () => {
    const { passkeys, authenticator } = await newFamilyWithPasskey(server)
    const { options } = await passkeys.beginRegister()
    expect(await visitor().signIn(authenticator.answer({ options }))).toMatchObject(refused)
    const { challenge } = (await visitor().beginSignIn()).options
    const mixed = newAuthenticator().make({ options: { ...options, challenge } })
    expect(await passkeys.register(mixed)).toMatchObject(notAdded)
  })

  test.each([Buffer.from('a challenge of my own').toString('base64url'), '', { an: 'object' } as unknown as string])(
    'the challenge %j, which nobody was given',
    async (challenge) => {
      const { passkeys, authenticator } = await newFamilyWithPasskey(server)
      const { options } = await passkeys.beginRegister()
      const mine = { options: { ...options, challenge } }
      expect(await visitor().signIn(authenticator.answer(mine))).toMatchObject(refused)
      expect(await passkeys.register(newAuthenticator().make(mine))).toMatchObject(notAdded)
    },
  )

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://localhost:81' }],
    ['the passkey of another site', { host: 'evil.example' }],
    ['a tap without fingerprint, face or code', { verifies: false }],
  ])('%s', async (_name, habits) => {
    const { beginRegister, register } = await newCaregiver()
    expect(await register(newAuthenticator(habits).make(await beginRegister()))).toMatchObject(notAdded)

    const { authenticator } = await newFamilyWithPasskey(server)
    Object.assign(authenticator.habits, habits)
    expect(await enter(server.client(), authenticator)).toMatchObject(refused)
  })

  test('a signature by another key, or for another person', async () => {
    const mine = await newFamilyWithPasskey(server)
    const { id, kept } = (await newFamilyWithPasskey(server)).authenticator
    const answer = mine.authenticator.answer(await visitor().beginSignIn())
    expect(await visitor().signIn({ ...answer, id, rawId: id })).toMatchObject(refused)
    const dressed = { ...answer, response: { ...answer.response, userHandle: kept.userHandle } }
    expect(await visitor().signIn(dressed)).toMatchObject(refused)
    expect(await visitor().signIn(answer)).toMatchObject({ status: 200 })
  })

  test('a count that does not grow, which tells of a copy', async () => {
    const { authenticator } = await newFamilyWithPasskey(server)
    expect(await enter(server.client(), authenticator)).toMatchObject({ status: 200 })
    authenticator.kept.counter -= 1
    expect(await enter(server.client(), authenticator)).toMatchObject(refused)
  })

  test('all but one of two that come with one count at once, for only one comes from the authenticator', async () => {
    const { authenticator } = await newFamilyWithPasskey(server)
    const first = authenticator.answer(await visitor().beginSignIn())
    authenticator.kept.counter -= 1
    const second = authenticator.answer(await visitor().beginSignIn())
    afterWords(server.db, /^select .* from "passkeys"/, async () =>
      expect(await visitor().signIn(first)).toMatchObject({ status: 200 }),
    )
    expect(await visitor().signIn(second)).toMatchObject(refused)
  })

  test('a passkey that was never added', async () => {
    const { passkeys } = await newFamilyWithPasskey(server)
    const authenticator = newAuthenticator()
    authenticator.make(await passkeys.beginRegister())
    expect(await enter(server.client(), authenticator)).toMatchObject(refused)
  })

  test('to add a passkey that someone else keeps already', async () => {
    const { authenticator } = await newFamilyWithPasskey(server)
    const { beginRegister, register, list } = await newCaregiver()
    expect(await register(authenticator.make(await beginRegister()))).toMatchObject(notAdded)
    expect(await list()).toEqual([])
  })

  test('nonsense, whatever its shape', async () => {
    const { passkeys, authenticator } = await newFamilyWithPasskey(server)
    const made = newAuthenticator().make(await passkeys.beginRegister())
    const answer = authenticator.answer(await visitor().beginSignIn())
    const texts = ['', 'null', '{}', '[]', '{"type":"webauthn.get"}', '\0', '\ufffd'.repeat(1000)]
    for (const words of texts.map((text) => Buffer.from(text).toString('base64url'))) {
      for (const part of ['clientDataJSON', 'attestationObject']) {
        const forged = { ...made, response: { ...made.response, [part]: words } }
        expect(await passkeys.register(forged)).toMatchObject(notAdded)
      }
      for (const part of ['clientDataJSON', 'authenticatorData', 'signature', 'userHandle']) {
        const forged = { ...answer, response: { ...answer.response, [part]: words } }
        expect(await visitor().signIn(forged)).toMatchObject(refused)
      }
    }
    const shapes = [
      null,
      5,
      [],
      {},
      { ...made, id: '../x' },
      { ...made, type: 'password' },
      { ...made, response: null },
    ]
    for (const shape of shapes) {
      const unfit = { status: 400, body: { code: 'invalid_request' } }
      expect(await passkeys.register(shape as object)).toMatchObject(unfit)
      expect(await visitor().signIn(shape as object)).toMatchObject(unfit)
    }
  })
})
