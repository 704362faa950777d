import { randomUUID } from 'node:crypto'
import { nouns } from '@sprout/domain/live/nouns'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '../db/open.ts'
import { wireTo } from '../db/wire-testing.ts'
import { familyOf } from '../family/sharing-testing.ts'
import { freshFolder, serve } from '../process-testing.ts'
import { databases, freshPostgres } from '../testing.ts'
import { follow, startOnPort } from './follow-testing.ts'

const newPerson = () => ({ name: 'Ana', email: `${randomUUID()}@example.org`, password: 'correct horse' })

async function ask(url: string, cookie: string, method: string, path: string, body?: object) {
  const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
  const reply = await fetch(`${url}/api/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const given = reply.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return { status: reply.status, given, body: (reply.status === 204 ? {} : await reply.json()) as { id: string } }
}

test('what one process commits is told by the other, and a session that ends at one ends at both', async () => {
  const { url: place, drop } = await freshPostgres()
  onTestFinished(drop)
  const [here, there] = await Promise.all([serve({ DATABASE_URL: place }), serve({ DATABASE_URL: place })])
  const { given } = await ask(here.url, '', 'POST', 'auth/sign-up/email', newPerson())
  const { body: child } = await ask(here.url, given, 'POST', 'children', { name: 'Mia' })
  const line = await follow(there.url, { value: given })
  const own = await follow(here.url, { value: given })

  await ask(here.url, given, 'POST', 'habits', { childId: child.id, title: 'Read' })
  await line.hearsOf({ name: 'changed', childId: child.id, what: ['habits'] })
  // Its own word comes back to no process.
  await own.hears({ childId: child.id, what: ['habits'] })
  expect((await ask(here.url, given, 'POST', 'auth/sign-out-everywhere')).status).toBe(204)
  await Promise.all([line.ends(), own.ends()])
  expect(own.events()).toHaveLength(1)
}, 60_000)

test('a process that could not hear the others for a while tells its streams to load everything again', async () => {
  const { url: place, drop } = await freshPostgres()
  const wire = await wireTo(place)
  const server = await startOnPort({
    open: async () => ({ ...openDatabase({ kind: 'postgres', url: wire.url }), drop }),
  })
  onTestFinished(async () => {
    await server.stop()
    wire.cut()
  })
  const { cookie } = await server.newFamily()
  const line = await follow(server.url, cookie)
  wire.cut()
  await wire.mend()
  await line.hearsOf({ childId: null, what: [...nouns] })
  await line.leave()
}, 60_000)

test('a word on the channel that no process of ours said ends nothing, and is told of', async () => {
  const server = await startOnPort({ open: databases.postgres })
  onTestFinished(server.stop)
  const warned = vi.spyOn(server.app.log, 'warn')
  const { cookie, call } = await server.newFamily()
  const line = await follow(server.url, cookie)
  const say = (word: string) => sql`select pg_notify('sprout', ${word})`.execute(server.db)
  const said = { familyId: (await familyOf({ call })).id, childId: null, what: ['habits'], key: 'ours' }
  const strange = ['', 'vacuumed', `${randomUUID()}null`, randomUUID() + JSON.stringify({ ...said, what: 'habits' })]
  for (const word of strange) await say(word)
  await say(randomUUID() + JSON.stringify(said))
  await line.hears({ id: 'ours', childId: null, what: ['habits'] })
  expect(warned).toHaveBeenCalledTimes(strange.length)
  await line.leave()
}, 60_000)

test('a process that is told to end hangs up on all who follow, and ends', async () => {
  const { url, child, ended } = await serve({ DATA_DIR: freshFolder() })
  const { given } = await ask(url, '', 'POST', 'auth/sign-up/email', newPerson())
  const lines = [await follow(url, { value: given }), await follow(url, { value: given })]
  child.kill('SIGTERM')
  // One that was kept from ending would give up later, and say so by its code.
  expect(await ended).toMatchObject({ code: 0, err: '' })
  for (const line of lines) await line.ends()
  expect(lines.map(({ events }) => events())).toEqual([[], []])
}, 60_000)
