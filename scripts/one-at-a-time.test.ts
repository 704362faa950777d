import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.mjs'
import { temporaryFolder } from './temporary-folder.ts'

test('whoever comes second waits, and nothing stays behind', async () => {
  const folder = temporaryFolder()
  const log: string[] = []
  const work = (name: string) => async () => {
    log.push(`${name} begins`)
    await wait(50)
    log.push(`${name} ends`)
  }
  await Promise.all(['a', 'b', 'c'].map((name) => oneAtATime('build', work(name), folder)))
  const pairs = [0, 2, 4].map((at) => [log[at]?.split(' ')[0], log[at + 1]?.split(' ')[0]])
  for (const [begins, ends] of pairs) expect(begins).toBe(ends)
  expect(existsSync(join(folder, 'build.lock'))).toBe(false)
})

test('a failure lets the next one in', async () => {
  const folder = temporaryFolder()
  await expect(oneAtATime('build', () => Promise.reject(new Error('broken')), folder)).rejects.toThrow('broken')
  expect(await oneAtATime('build', async () => 'done', folder)).toBe('done')
})

test('one that was killed in the middle holds nobody up', async () => {
  const folder = temporaryFolder()
  const { pid } = spawnSync(process.execPath, ['-e', '0'])
  writeFileSync(join(folder, 'build.lock'), `${hostname()} ${pid}`)
  expect(await oneAtATime('build', async () => 'done', folder)).toBe('done')
})

test('one that was killed while it broke the lock of another holds nobody up', async () => {
  const folder = temporaryFolder()
  const { pid } = spawnSync(process.execPath, ['-e', '0'])
  for (const name of ['build.lock', 'build.lock.breaking']) writeFileSync(join(folder, name), `${hostname()} ${pid}`)
  expect(await oneAtATime('build', async () => 'done', folder)).toBe('done')
  expect(readdirSync(folder)).toEqual([])
})

test('while another breaks the lock there is time for other things', async () => {
  const folder = temporaryFolder()
  const { pid } = spawnSync(process.execPath, ['-e', '0'])
  const breaking = join(folder, 'build.lock.breaking')
  writeFileSync(join(folder, 'build.lock'), `${hostname()} ${pid}`)
  writeFileSync(breaking, `${hostname()} ${process.pid}`)
  const work = oneAtATime('build', async () => 'done', folder)
  await wait(50)
  rmSync(breaking)
  expect(await work).toBe('done')
})

test('one on another machine that has fallen silent holds nobody up', async () => {
  const folder = temporaryFolder()
  const lock = join(folder, 'build.lock')
  writeFileSync(lock, 'elsewhere 1')
  utimesSync(lock, new Date(0), new Date(0))
  expect(await oneAtATime('build', async () => 'done', folder)).toBe('done')
})
