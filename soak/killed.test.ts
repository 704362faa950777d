import { afterEach, expect, onTestFinished, test } from 'vitest'
import { freshPostgres } from '../server/src/testing.ts'
import { failPostgres, killOnFile, killOnPostgres } from './killed.ts'
import { restartRolling } from './rolling.ts'
import { killAll } from './server-process.ts'

afterEach(killAll)

test('a server that is killed in the midst of its work loses nothing and does nothing twice', async () => {
  const { done, broken } = await killOnFile(3)
  expect(done).toBeGreaterThan(0)
  expect(broken).toBeGreaterThan(0)
}, 300_000)

test('nor does one on PostgreSQL', async () => {
  const { url, drop } = await freshPostgres()
  onTestFinished(drop)
  const { done } = await killOnPostgres(url, 2)
  expect(done).toBeGreaterThan(0)
}, 300_000)

test('while PostgreSQL is away the server lives, and whoever asks is told to come back and served then', async () => {
  const { done, unavailable } = await failPostgres(1)
  expect(done).toBeGreaterThan(0)
  expect(unavailable).toBeGreaterThanOrEqual(24)
}, 300_000)

test('servers are replaced one by another, and nobody who writes or listens notices', async () => {
  const { url, drop } = await freshPostgres()
  onTestFinished(drop)
  expect(await restartRolling(url, 1)).toMatchObject({ unavailable: 0, broken: 0, streams: 8 })
}, 300_000)
