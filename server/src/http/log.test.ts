import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { freshFolder, serve } from '../process-testing.ts'

// Each with a mark that nothing else would hold.
const secret = {
  password: 'passw0rd-Qzx1',
  wrong: 'passw0rd-Qzx2',
  email: 'qzx3@example.org',
  parent: 'Parent Qzx4',
  child: 'Child Qzx5',
  token: 'token-Qzx6',
  key: 'key-Qzx7',
  broken: 'broken-Qzx8',
  query: 'query-Qzx9',
  agent: 'agent-Qzx10',
  apiKey: 'key-Qzx11',
  asked: 'bedtime of Qzx12',
  danger: 'she wants to die Qzx13',
}

test('a log that tells everything tells no password, cookie, link, address or name', async () => {
  const folder = freshFolder()
  // Nobody answers there: what goes wrong with a model is logged.
  const model = { AI_BASE_URL: 'http://127.0.0.1:1/v1', AI_MODEL: 'small', AI_API_KEY: secret.apiKey }
  const { url, said, child, ended } = await serve({ DATA_DIR: folder, LOG_LEVEL: 'trace', ...model })
  let cookie = ''
  let turn = 0
  async function send(method: string, path: string, body?: object | string) {
    const reply = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        'user-agent': secret.agent,
        'idempotency-key': `${secret.key}-${turn++}`,
        ...(cookie && { cookie }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    cookie ||= reply.headers.get('set-cookie')?.split(';')[0] ?? ''
    return { status: reply.status, id: String(reply.headers.get('x-request-id')), body: await reply.text() }
  }

  const { password, wrong, email, parent, token, query, broken } = secret
  const replies = [
    await send('POST', '/api/auth/sign-up/email', { name: parent, email, password }),
    await send('POST', '/api/auth/sign-in/email', { email, password: wrong }),
    await send('POST', '/api/auth/sign-up/email', { name: parent, email, password: wrong }),
    await send('POST', '/api/auth/sign-in/email', `{"email":"${email}","password":${broken}`),
    await send('POST', '/api/auth/reset-password', { token, password }),
    await send('POST', '/api/children', { name: secret.child }),
    await send('POST', '/api/children', { name: secret.child, age: 99 }),
    await send('GET', `/api/children?secret=${query}`),
    await send('GET', `/api/login?next=/${query}`),
    await send('GET', `/api/nothing?code=${query}`),
    await send('GET', '/api/nothing%0A%7B%22level%22:60,%22msg%22:%22forged%22%7D'),
  ]
  expect(replies.map(({ status }) => status)).toEqual([201, 401, 409, 400, 410, 201, 400, 200, 302, 404, 404])

  expect((await send('PATCH', '/api/family', { asksModel: true })).status).toBe(200)
  const childId = JSON.parse(replies[5]!.body).id
  for (const message of [secret.asked, secret.danger]) {
    const chat = await send('POST', '/api/ai/chat/stream', { childId, message, language: 'en' })
    expect(chat).toMatchObject({ status: 200, body: expect.stringContaining('"by":"pip"') })
  }

  const file = new Sqlite(join(folder, 'sprout.sqlite'))
  file.exec('alter table rewards rename to elsewhere')
  const unexpected = await send('POST', '/api/children', { name: `${secret.child}!` })
  expect(unexpected).toMatchObject({ status: 500 })
  file.close()

  child.kill('SIGTERM')
  await ended
  const log = said.out + said.err
  expect(log.split('\n').length).toBeGreaterThan(10)
  for (const { id } of replies) expect(log).toContain(id)
  expect(log).toContain(`"reqId":"${unexpected.id}"`)
  expect(log).toContain('no such table: rewards')
  const lines = said.out.trim().split('\n')
  expect(lines.filter((line) => !/^\{.*\}$|Sprout is ready/.test(line))).toEqual([])
  expect(lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line).msg)).not.toContain('forged')
  expect(log.match(/Pip answered in place of the model/g)).toHaveLength(1)
  for (const [what, words] of Object.entries({ ...secret, cookie: cookie.split('=')[1]! }))
    expect([what, log.toLowerCase().includes(words.toLowerCase())]).toEqual([what, false])
  expect(log).not.toContain('Qzx')
})
