import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { freshFolder, run, serve } from './process-testing.ts'

describe('the operator', () => {
  test('makes a link that lets a parent choose a new password, while the server runs', async () => {
    const folder = freshFolder()
    const { url } = await serve({ DATA_DIR: folder })
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(`${url}/api/auth/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).status
    }
    const email = 'ana@example.org'
    expect(await post('sign-up/email', { name: 'Ana', email, password: 'correct horse' })).toBe(201)

    const settings = { DATA_DIR: folder, PUBLIC_URL: 'https://sprout.example.org' }
    const { out, err, code } = await run('admin', settings, ['reset-password', ' Ana@Example.org ']).ended
    expect([code, err]).toEqual([0, ''])
    const [link = '', note] = out.split('\n')
    expect(link).toMatch(/^https:\/\/sprout\.example\.org\/reset-password#[\w-]{43}$/)
    expect(note).toBe('Good once, for 24 hours.')

    const file = new Sqlite(join(folder, 'sprout.sqlite'), { readonly: true })
    expect(JSON.stringify(file.prepare('select * from tickets').all())).not.toContain(link.split('#')[1])
    file.close()
    expect(await post('reset-password', { token: link.split('#')[1], password: 'a new horse' })).toBe(200)
    expect(await post('sign-in/email', { email, password: 'a new horse' })).toBe(200)
    expect(await post('sign-in/email', { email, password: 'correct horse' })).toBe(401)
  })

  test('is told when nobody has that address, and how to ask', async () => {
    const folder = freshFolder()
    const settings = { DATA_DIR: folder }
    const unknown = () => run('admin', settings, ['reset-password', 'nobody@example.org']).ended
    const nowhere = `There is no file ${folder}/sprout.sqlite. Start Sprout once, or set DATA_DIR as it is set there.\n`
    expect(await unknown()).toEqual({ out: '', err: nowhere, code: 1 })
    await serve(settings)
    const nobody = `No account in ${folder}/sprout.sqlite has the email nobody@example.org. npm run admin -- accounts prints who has one.\n`
    expect(await unknown()).toEqual({ out: '', err: nobody, code: 1 })
    for (const args of [[], ['reset-password'], ['dance', 'ana@example.org']]) {
      const { out, err, code } = await run('admin', settings, args).ended
      expect([code, out]).toEqual([1, ''])
      expect(err).toContain('npm run admin -- reset-password <email>')
      expect(err).toContain('npm run admin -- feedback')
    }
  })

  test('lets in the first of a family where strangers make no accounts', async () => {
    const settings = { DATA_DIR: freshFolder(), SIGN_UP: 'closed' }
    const { url } = await serve(settings)
    const add = (...args: string[]) => run('admin', settings, ['add-account', ...args]).ended
    const { out, err, code } = await add(' Ana@Example.org', 'Ana', 'García')
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('On another device it begins with the address that you use there')
    const token = /reset-password#([\w-]{43})\n/.exec(out)?.[1]
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ token, password: 'correct horse' })
    const entered = await fetch(`${url}/api/auth/reset-password`, { method: 'POST', headers, body })
    expect(await entered.json()).toMatchObject({ name: 'Ana García', email: 'ana@example.org' })
    expect(await add('ana@example.org', 'Ana')).toMatchObject({
      code: 1,
      err: 'ana@example.org has an account already.\n',
    })
    expect((await add('ana', 'Ana')).err).toMatch(/^Who is it for\?/)
  })

  test('sees who has an account, family by family', async () => {
    const settings = { DATA_DIR: freshFolder() }
    await serve(settings)
    const accounts = async () => (await run('admin', settings, ['accounts']).ended).out
    expect(await accounts()).toBe('Nobody has an account yet.\n')
    const before = new Date()
    for (const name of ['Eva', 'Ana']) await run('admin', settings, ['add-account', `${name}@example.org`, name]).ended
    const line = (name: string) => `${name.toLowerCase()}@example.org  ${name}  since (\\S+)\n`
    const told = new RegExp(`^${line('Eva')}\n${line('Ana')}$`).exec(await accounts())
    const days = [before, new Date()].map((day) => day.toISOString().slice(0, 10))
    for (const since of told?.slice(1) ?? ['not told']) expect(days).toContain(since)
  })

  test('is given no link where passwords open no door', async () => {
    const provider = { OPENID_ISSUER: 'https://id.example.org', OPENID_CLIENT_ID: 'sprout', OPENID_ONLY: 'true' }
    const settings = { ...provider, DATA_DIR: freshFolder(), PUBLIC_URL: 'https://sprout.example.org' }
    await serve({ DATA_DIR: settings.DATA_DIR })
    const { out, err, code } = await run('admin', settings, ['reset-password', 'ana@example.org']).ended
    expect([code, out]).toEqual([1, ''])
    expect(err).toBe('OPENID_ONLY is on: nobody has a password here. The provider can help.\n')
    const added = await run('admin', settings, ['add-account', 'ana@example.org', 'Ana']).ended
    expect(added.out).toBe('ana@example.org can come in through the provider now.\n')
  })

  test('reads what parents wrote, newest first, while the server runs', async () => {
    const settings = { DATA_DIR: freshFolder() }
    const read = () => run('admin', settings, ['feedback']).ended
    const { url } = await serve(settings)
    expect(await read()).toEqual({ out: 'Nobody has written yet.\n', err: '', code: 0 })

    let cookie = ''
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json', cookie }
      const reply = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      expect(reply.status).toBe(201)
      cookie ||= reply.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    }
    await post('/auth/sign-up/email', { name: 'Ana', email: 'ana@example.org', password: 'correct horse' })
    await post('/feedback', { feedbackType: 'general', subject: 'Gracias', message: 'Nos encanta 🌱.' })
    const message = 'The button does nothing.\r\n\r\nOn my phone,\rthat is.'
    await post('/feedback', { feedbackType: 'bug', subject: 'Check-in', message })
    const { out, err, code } = await read()
    expect([code, err]).toEqual([0, ''])
    expect(out.replaceAll(/^\d{4}-\d\d-\d\d \d\d:\d\d UTC/gm, 'WHEN')).toBe(`WHEN  bug  ana@example.org
Check-in
  The button does nothing.

  On my phone,
  that is.

WHEN  general  ana@example.org
Gracias
  Nos encanta 🌱.
`)
  })

  test('is told in a sentence when the database is away', async () => {
    const { out, err, code } = await run('admin', { DATABASE_URL: 'postgres://127.0.0.1:1/sprout' }, [
      'reset-password',
      'a@b.c',
    ]).ended
    expect([code, out]).toEqual([1, ''])
    expect(err).toBe('The database at 127.0.0.1:1/sprout does not answer. Start it, or correct DATABASE_URL.\n')
  })
})
