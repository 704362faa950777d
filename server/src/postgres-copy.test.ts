import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startPostgres } from '../../scripts/postgres.ts'
import { freshFolder, serve } from './process-testing.ts'

const ours = ['initdb', 'postgres', 'pg_dump', 'pg_restore']
/** Where Debian and its like put them; the PostgreSQL that tests bring along has no pg_dump. */
const programs = globSync('/usr/lib/postgresql/*/bin').find((folder) =>
  ours.every((name) => existsSync(join(folder, name))),
)

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
const command = (name: string) => new RegExp(`^${name} .*$`, 'm').exec(README)?.[0] ?? ''

/** Every row of every table, and what keeps them whole. */
async function contents(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const all = async (query: string) => (await client.query<Record<string, string>>(query)).rows
  const tables = await all("select tablename as name from pg_tables where schemaname = 'public' order by 1")
  const rows: Record<string, unknown> = {}
  for (const { name = '' } of tables) rows[name] = await all(`select * from "${name}" order by 1, 2`)
  const indexes = await all("select indexdef from pg_indexes where schemaname = 'public' order by 1")
  const rules = await all(
    "select conrelid::regclass::text as of, pg_get_constraintdef(oid) as rule from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2",
  )
  await client.end()
  return { rows, indexes, rules }
}

async function tell(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** A family with a record of each common kind. */
async function live(url: string) {
  const cookie = { value: '' }
  async function ask(path: string, body: object) {
    const headers = { 'content-type': 'application/json', cookie: cookie.value }
    const reply = await fetch(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(reply.status).toBe(201)
    cookie.value ||= reply.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return (await reply.json()) as { id: string; family: { today: string } }
  }
  const password = 'correct horse'
  const { family } = await ask('auth/sign-up/email', { name: 'Ana', email: 'ana@example.org', password })
  const { id: childId } = await ask('children', { name: '小芽 🌱' })
  const { id: habitId } = await ask('habits', { childId, title: 'Read' })
  await ask(`habits/${habitId}/checkin`, { date: family.today })
  await ask('behaviors', { childId, type: 'reward', title: "Said 'hello'; twice", points: 10 })
  await ask('moments', { childId, weather: 'sunny', mood: 'happy', content: 'Con eñe\n\\.\ty "comillas"' })
}

test.skipIf(!programs)(
  'a copy of PostgreSQL, made and brought back as the README says, is equal',
  async () => {
    const path = (name: string) => join(programs ?? '', name)
    const { url, stop } = await startPostgres({ programs: { initdb: path('initdb'), postgres: path('postgres') } })
    onTestFinished(stop)
    const cwd = freshFolder()
    const type = (line: string, place: string) =>
      execFileSync('sh', ['-c', line], { cwd, env: { PATH: `${programs}:${process.env.PATH}`, DATABASE_URL: place } })
    const server = await serve({ DATABASE_URL: url })
    await live(server.url)
    server.child.kill('SIGTERM')
    await server.ended
    const before = await contents(url)
    expect(before.rows.lines).toHaveLength(3)

    type(command('pg_dump'), url)
    await tell(url, 'delete from habits; update children set points = points + 1; drop table feedback')
    type(command('pg_restore'), url)
    expect(await contents(url)).toEqual(before)

    await tell(url, 'create database another')
    const another = new URL('another', url).href
    type(command('pg_restore'), another)
    expect(await contents(another)).toEqual(before)
    const { url: served } = await serve({ DATABASE_URL: another })
    expect((await fetch(`${served}/readyz`)).status).toBe(200)
  },
  90_000,
)
