import { randomUUID } from 'node:crypto'

/** A signed-in family of a server under test. */
export type Family = { port: number; cookie: string; childId: string; call: Call }
type Call = <T = { id: string }>(method: string, path: string, body?: object) => Promise<T>

export async function newFamily(port: number): Promise<Family> {
  const person = { name: 'Ana', email: `${randomUUID()}@example.org`, password: 'correct horse' }
  const { cookie } = await ask(port, '', 'POST', 'auth/sign-up/email', person)
  return enter(port, cookie, async (call) => (await call('POST', 'children', { name: 'Mia' })).id)
}

export async function signIn(port: number, account: { email: string; password: string }): Promise<Family> {
  const { cookie } = await ask(port, '', 'POST', 'auth/sign-in/email', account)
  return enter(port, cookie, async (call) => (await call<{ id: string }[]>('GET', 'children'))[0]?.id ?? '')
}

async function enter(port: number, cookie: string, child: (call: Call) => Promise<string>): Promise<Family> {
  const call: Call = async <T>(method: string, path: string, body?: object) =>
    (await ask(port, cookie, method, path, body)).made as T
  return { port, cookie, call, childId: await child(call) }
}

async function ask(port: number, cookie: string, method: string, path: string, body?: object) {
  const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
  const reply = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!reply.ok) throw new Error(`${method} ${path} was refused: ${reply.status} ${await reply.text()}`)
  const text = await reply.text()
  return { cookie: reply.headers.getSetCookie()[0]?.split(';')[0] ?? '', made: text ? JSON.parse(text) : undefined }
}
