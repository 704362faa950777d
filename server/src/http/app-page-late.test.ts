import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { databases, startServer } from '../testing.ts'
import { PATIENCE } from './patience.ts'

test('the page of the app waits for no database that is slow, but where it is kept for later', async () => {
  const webDir = mkdtempSync(join(tmpdir(), 'sprout-page-'))
  mkdirSync(join(webDir, 'printed'))
  writeFileSync(join(webDir, 'index.html'), 'the app')
  writeFileSync(join(webDir, 'printed', 'home-en.html'), 'A day with {name}{birthday}{birthday}')
  onTestFinished(() => rmSync(webDir, { recursive: true }))
  const slow = await startServer(databases.postgres, {}, { webDir, patience: { ...PATIENCE, page: 100 } })
  onTestFinished(slow.stop)
  const { cookie } = await slow.newFamilyWithChild()
  const ask = (mode: string) =>
    slow.app.inject({ url: '/en', headers: { cookie: cookie.value, 'sec-fetch-mode': mode } })
  const hold = Promise.withResolvers<void>()
  const isHeld = Promise.withResolvers<void>()
  const held = slow.db.transaction().execute(async (tx) => {
    await sql`lock table children in access exclusive mode`.execute(tx)
    isHeld.resolve()
    await hold.promise
  })
  await isHeld.promise
  const forLater = ask('cors')
  expect((await ask('navigate')).body).toBe('the app')
  hold.resolve()
  expect((await forLater).body).toBe('A day with Mia')
  await held
})
