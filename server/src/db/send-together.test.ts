import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshPostgres } from '../testing.ts'
import type { Sent } from './send.ts'
import { sendTogether } from './send-together.ts'
import { wireTo } from './wire-testing.ts'

let wire: Awaited<ReturnType<typeof wireTo>>
let client: pg.Client
let drop: () => Promise<unknown>
beforeAll(async () => {
  const fresh = await freshPostgres()
  drop = fresh.drop
  wire = await wireTo(fresh.url)
  client = new pg.Client({ connectionString: wire.url, pipeline: true })
  await client.connect()
  await client.query('create table notes (words text not null)')
})
afterAll(async () => {
  await client.end()
  wire.cut()
  await drop()
})

const echo = (words: string | null): Sent => ({ name: 'echo', text: 'select $1::text as words', values: [words] })
const twice = (number: number): Sent => ({ name: 'twice', text: 'select $1::integer * 2 as number', values: [number] })
const note = (words: string | null): Sent => ({
  ...{ name: 'note', text: 'insert into notes values ($1)', values: [words], isSilent: true },
})
const begin: Sent = { name: 'begin', text: 'begin', isSilent: true }

const told = async (...all: Sent[]) => (await sendTogether(client, all)).map(({ rows }) => rows)
const notes = async () => (await client.query('select words from notes')).rows.map(({ words }) => words)
/** How often PostgreSQL was told that something ends, beside what is asked here for that. */
const ends = () => wire.heard('S\0\0\0\x04')

test('each is answered in its place, whether it was asked before or is new', async () => {
  for (let turn = 0; turn < 3; turn++)
    expect(
      await told(echo('ñ'), twice(turn), note(`note ${turn}`), { text: 'select 1 as unnamed' }, echo(null)),
    ).toEqual([[{ words: 'ñ' }], [{ number: 2 * turn }], [], [{ unnamed: 1 }], [{ words: null }]])
  expect(await notes()).toEqual(['note 0', 'note 1', 'note 2'])
  expect(await told(twice(21))).toEqual([[{ number: 42 }]])
  expect(await told()).toEqual([])
})

test('what is known ends once', async () => {
  const before = ends()
  await told(echo('one'), twice(2), note('three'), echo('four'))
  expect(ends() - before).toBe(1)
})

test('where one fails none is told, what comes after it is not done, and the connection goes on', async () => {
  await told(begin)
  await expect(told(note('before'), note(null), note('after'))).rejects.toMatchObject({ code: '23502' })
  await expect(told(echo('still in it'))).rejects.toMatchObject({ code: '25P02' })
  await client.query('rollback')
  expect(await told(echo('on'))).toEqual([[{ words: 'on' }]])
  expect(await notes()).not.toContain('before')
})

test('one that failed the first time is asked anew', async () => {
  const divide = (by: number): Sent => ({ name: 'divide', text: 'select 6 / $1::integer as part', values: [by] })
  await expect(told(divide(0))).rejects.toMatchObject({ code: '22012' })
  for (let turn = 0; turn < 2; turn++)
    expect(await told(divide(2), echo('.'))).toEqual([[{ part: 3 }], [{ words: '.' }]])
})

test('a connection that breaks tells all who wait', async () => {
  const broken = new pg.Client({ connectionString: wire.url, pipeline: true })
  broken.on('error', () => {})
  await broken.connect()
  await sendTogether(broken, [echo('known')])
  const waiting = sendTogether(broken, [echo('one'), { name: 'sleep', text: 'select pg_sleep(30)' }])
  setTimeout(
    () =>
      void client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(30)%' and pid <> pg_backend_pid()",
      ),
    200,
  )
  await expect(waiting).rejects.toThrow()
})
