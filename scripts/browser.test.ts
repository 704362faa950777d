import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findBrowser } from './browser.mjs'
import { temporaryFolder } from './temporary-folder.ts'

function program(name: string, code: number) {
  const folder = temporaryFolder()
  const file = join(folder, name)
  // Not by ourselves: a child that another thread begins just then would hold it open, and it could not be run.
  execFileSync('sh', ['-c', `printf '#!/bin/sh\\nexit ${code}\\n' > "$0" && chmod 755 "$0"`, file])
  return { folder, file }
}

test('a browser on the path is found', () => {
  const { folder, file } = program('chromium', 0)
  expect(findBrowser({ PATH: folder })).toBe(file)
})

test('one that does not run is passed over', () => {
  const broken = program('chromium', 1)
  const sound = program('google-chrome', 0)
  expect(findBrowser({ PATH: `${broken.folder}:${sound.folder}` })).toBe(sound.file)
})

test('CHROMIUM_PATH comes first, and is not silently replaced when it is wrong', () => {
  const { folder } = program('chromium', 0)
  const told = program('my-chromium', 0).file
  expect(findBrowser({ PATH: folder, CHROMIUM_PATH: told })).toBe(told)
  expect(() => findBrowser({ PATH: folder, CHROMIUM_PATH: '/nowhere/chromium' })).toThrow('/nowhere/chromium')
})
