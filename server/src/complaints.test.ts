import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open.ts'
import { freshFolder, run } from './process-testing.ts'

/** What the operator reads on the way out: no more than this, and no stack. */
async function complaint(settings: Record<string, string>) {
  const { out, err, code } = await run('main', { PORT: '0', ...settings }).ended
  expect([code, out]).toEqual([1, ''])
  return err.trimEnd()
}

describe('a server that cannot start says in one sentence what to do, when', () => {
  test('its port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    expect(await complaint({ PORT: String(port), DATA_DIR: freshFolder() })).toBe(
      `Port ${port} is in use. Stop the other program, or start with another: PORT=${port + 1} npm start`,
    )
  })

  test('its port is in use and the last that there is', async () => {
    const other = createServer().listen(65_535, '127.0.0.1')
    onTestFinished(() => void other.close())
    // Taken is taken, by whomever.
    await once(other, 'listening').catch(() => {})
    const told = await complaint({ PORT: '65535', DATA_DIR: freshFolder() })
    expect(told).toMatch(/^Port 65535 is in use\. .* PORT=3000 npm start$/)
  })

  test('its address is not of this machine', async () => {
    const told = await complaint({ HOST: '192.0.2.1', DATA_DIR: freshFolder() })
    expect(told).toMatch(/^Cannot listen on 192\.0\.2\.1, port 0: .*EADDRNOTAVAIL.*$/)
  })

  test('its folder cannot be written', async () => {
    const file = join(freshFolder(), 'a-file')
    writeFileSync(file, '')
    const folder = join(file, 'data')
    expect(await complaint({ DATA_DIR: folder })).toBe(
      `The data folder ${folder} cannot be written. Give this user the right to, or set DATA_DIR to another folder.`,
    )
  })

  test.skipIf(process.platform !== 'linux')('its folder is where not even root can make one', async () => {
    expect(await complaint({ DATA_DIR: '/proc/sprout/data' })).toBe(
      'The data folder /proc/sprout/data cannot be written. Give this user the right to, or set DATA_DIR to another folder.',
    )
  })

  test('its file is no database', async () => {
    const folder = freshFolder()
    writeFileSync(join(folder, 'sprout.sqlite'), 'This is a letter, and by no means a database. '.repeat(100))
    expect(await complaint({ DATA_DIR: folder })).toBe(
      `The file ${folder}/sprout.sqlite is damaged or no database. Put a copy in its place with npm run restore <copy> (Sprout keeps some in ${folder}/backups), or set DATA_DIR to another folder.`,
    )
  })

  test('its file was made by a newer version', async () => {
    const folder = freshFolder()
    const database = openDatabase({ kind: 'sqlite', file: join(folder, 'sprout.sqlite') })
    await migrate(database)
    await sql`insert into kysely_migration values ('9999-later', '2126-01-01T00:00:00.000Z')`.execute(database.db)
    await database.db.destroy()
    expect(await complaint({ DATA_DIR: folder })).toBe(
      `A newer version of Sprout has been at ${folder}/sprout.sqlite. Start that version again, or go back to a copy from before.`,
    )
  })

  test('its PostgreSQL does not answer', async () => {
    expect(await complaint({ DATABASE_URL: 'postgres://sprout:hunter2@127.0.0.1:1/sprout' })).toBe(
      'The database at 127.0.0.1:1/sprout does not answer. Start it, or correct DATABASE_URL.',
    )
  })

  test('its PostgreSQL is nowhere', async () => {
    expect(await complaint({ DATABASE_URL: 'postgres://sprout@no-such-host.invalid/sprout' })).toBe(
      'The database at no-such-host.invalid/sprout does not answer. Start it, or correct DATABASE_URL.',
    )
  })

  test('its PostgreSQL does not know it', async () => {
    const { host } = new URL(process.env.TEST_POSTGRES_URL!)
    expect(await complaint({ DATABASE_URL: `postgres://sprout:hunter2@${host}/nowhere` })).toBe(
      `The database at ${host}/nowhere refuses: database "nowhere" does not exist. Correct DATABASE_URL, or the rights of its user.`,
    )
    expect(await complaint({ DATABASE_URL: `postgres://nobody:hunter2@${host}/postgres` })).toBe(
      `The database at ${host}/postgres refuses: role "nobody" does not exist. Correct DATABASE_URL, or the rights of its user.`,
    )
  })

  test('its PostgreSQL has no connection left for it', async () => {
    const url = new URL(process.env.TEST_POSTGRES_URL!)
    const { db } = openDatabase({ kind: 'postgres', url: String(url) })
    const name = `crowded_${Date.now()}`
    onTestFinished(async () => {
      await sql`drop role ${sql.id(name)}`.execute(db)
      await db.destroy()
    })
    await sql`create role ${sql.id(name)} login connection limit 0`.execute(db)
    url.username = name
    expect(await complaint({ DATABASE_URL: String(url) })).toBe(
      `The database at ${url.host}${url.pathname} answers, but has no connection left. Each Sprout takes up to 11: let it have more (max_connections), or stop what else is connected.`,
    )
  })

  test('its PostgreSQL speaks no TLS', async () => {
    const url = new URL(process.env.TEST_POSTGRES_URL!)
    expect(await complaint({ DATABASE_URL: `${url}?sslmode=no-verify` })).toBe(
      `The database at ${url.host}${url.pathname} does not speak TLS. Leave sslmode out of DATABASE_URL, or switch TLS on there.`,
    )
  })

  test('its PostgreSQL asks for a password, and it knows none', async () => {
    // As PostgreSQL asks: which way (10), and then for a proof (11).
    const ask = (method: number, words: string) =>
      Buffer.concat([Buffer.from('R'), Buffer.from([0, 0, 0, 8 + words.length, 0, 0, 0, method]), Buffer.from(words)])
    const asks = [ask(10, 'SCRAM-SHA-256\0\0'), ask(11, 'r=x,s=eA==,i=4096')]
    const strict = createServer((socket) => {
      const left = [...asks]
      socket.on('error', () => {}).on('data', () => socket.write(left.shift() ?? ''))
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void strict.close())
    await once(strict, 'listening')
    const { port } = strict.address() as AddressInfo
    expect(await complaint({ DATABASE_URL: `postgres://sprout@127.0.0.1:${port}/sprout` })).toBe(
      `The database at 127.0.0.1:${port}/sprout asks for a password. Set PGPASSWORD, or write it into DATABASE_URL.`,
    )
  })

  test('its PostgreSQL has not the letters for every name', async () => {
    const name = `latin_${Date.now()}`
    const url = new URL(process.env.TEST_POSTGRES_URL!)
    const { db } = openDatabase({ kind: 'postgres', url: String(url) })
    onTestFinished(async () => {
      await sql`drop database ${sql.id(name)} with (force)`.execute(db)
      await db.destroy()
    })
    await sql`create database ${sql.id(name)} encoding latin1 locale 'C' template template0`.execute(db)
    url.pathname = `/${name}`
    const told = await complaint({ DATABASE_URL: String(url) })
    expect(told).toMatch(/ keeps text as LATIN1, which has no letters for many names\. Make one with: createdb /)
  })

  test('its settings are wrong, all of them told', async () => {
    expect(await complaint({ PORT: 'abc', TRUST_PROXY: 'banana', SIGN_UP: 'maybe' })).toBe(
      `Sprout cannot start with these settings:
  - PORT must be a whole number from 0 to 65535
  - TRUST_PROXY must be true, or addresses of proxies like loopback or 10.0.0.0/8
  - SIGN_UP must be open or closed`,
    )
  })
})
