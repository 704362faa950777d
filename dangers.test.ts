import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What this product does without, for the safety of those who use it; `docs/security.md` says what each is good for. */

const isTest = (file: string) => /\.test(-d)?\.tsx?$|testing\.tsx?$/.test(file)
const product = globSync('{domain,server,web}/src/**/*.{ts,tsx}').filter((file) => !isTest(file))
const holding = (words: RegExp) => product.filter((file) => words.test(readFileSync(file, 'utf8'))).sort()

test('no text is ever run as a program', () => {
  expect(holding(/\beval\(|\bnew Function\(|setTimeout\(\s*['"`]|\bnode:vm\b|\bexecSync\b|\bexec\(\s*['"`]/)).toEqual(
    [],
  )
  // One program of ours starts another of ours, without a shell and without a word from outside.
  expect(holding(/node:child_process/)).toEqual(['server/src/nightly.ts'])
})

test('no text becomes part of a page but as text', () => {
  expect(holding(/dangerouslySetInnerHTML|\.(inner|outer)HTML|insertAdjacentHTML|document\.write|srcdoc/i)).toEqual([])
})

test('no text becomes part of a statement but as a value', () => {
  expect(holding(/\bsql\.(raw|lit|val)\b|\braw\(/).filter((file) => !file.includes('/db/migrations/'))).toEqual([])
})

test('the server asks nobody but the services it was told of', () => {
  const asks =
    /\bfetch\(|^import (?!type).*'node:https?'|node:dgram|\bundici\b|\baxios\b|XMLHttpRequest|openid-client|openai-compatible/m
  const asking = holding(asks).filter((file) => file.startsWith('server/'))
  expect(asking).toEqual(['server/src/accounts/openid-provider.ts', 'server/src/assistant/outside-model.ts'])
})

test('chance that guards something is not for guessing', () => {
  const guessable = holding(/Math\.random\(/).filter((file) => file.startsWith('server/'))
  // A pause before the next try, so that many do not come at once.
  expect(guessable).toEqual(['server/src/db/notices.ts'])
})

test('nothing secret lies beside the sources', () => {
  const secret = /-----BEGIN [A-Z ]*PRIVATE KEY|\bsk-[A-Za-z0-9]{20}|\bgh[pousr]_\w{30}|\bAKIA[0-9A-Z]{16}/
  const places = [
    '*.{ts,json,md}',
    '{domain,server,web}/src/**/*.*',
    '{e2e,scripts,bench,soak,deploy,docs,types}/**/*.*',
  ]
  const texts = globSync(places).filter((file) => !/\.(png|woff2?|ico|webp)$/.test(file))
  expect(texts.filter((file) => /(^|\/)\.env|\.(pem|key|p12|sqlite|dump)$/.test(file))).toEqual([])
  expect(texts.filter((file) => secret.test(readFileSync(file, 'utf8')))).toEqual([])
})

type Locked = {
  packages: Record<string, { license?: string; dev?: boolean; link?: boolean; integrity?: string }>
}
const lock: Locked = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const foreign = Object.entries(lock.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)

test('whatever the product is made of may be given on, used and changed by anyone', () => {
  const free = new Set([
    'MIT',
    'ISC',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    '0BSD',
    'BlueOak-1.0.0',
    'Unlicense',
    'OFL-1.1',
  ])
  const shipped = foreign.filter(([, { dev }]) => !dev)
  expect(shipped.length).toBeGreaterThan(100)
  const isFree = (license = '') =>
    license
      .replaceAll(/[()]/g, '')
      .split(' OR ')
      .some((one) => free.has(one))
  const others = shipped
    .filter(([, { license }]) => !isFree(license))
    .map(([path, { license }]) => `${path}: ${license}`)
  expect(others).toEqual([])
})

test('what is installed is what was looked at: every package has its checksum', () => {
  expect(foreign.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-')).map(([path]) => path)).toEqual([])
})
