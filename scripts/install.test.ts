import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isInstalled, noteInstalled } from './install.mjs'
import { temporaryFolder } from './temporary-folder.ts'

function checkout() {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package-lock.json'), '{ "lockfileVersion": 3 }')
  return folder
}

test('a fresh clone has to be installed', () => {
  expect(isInstalled(checkout())).toBe(false)
})

test('an installed one is left alone until the lock file changes', () => {
  const folder = checkout()
  noteInstalled(folder)
  expect(isInstalled(folder)).toBe(true)
  writeFileSync(join(folder, 'package-lock.json'), '{ "lockfileVersion": 4 }')
  expect(isInstalled(folder)).toBe(false)
})

test('deleted packages are installed again', () => {
  const folder = checkout()
  noteInstalled(folder)
  rmSync(join(folder, 'node_modules'), { recursive: true })
  expect(isInstalled(folder)).toBe(false)
})
