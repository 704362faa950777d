import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

/** The rules of ARCHITECTURE.md. A door named here is meant to be used; think twice before you add another. */

const sources = globSync('{domain,server,web}/src/**/*.{ts,tsx}').sort()
const everything = [
  ...sources,
  ...globSync('{e2e,scripts,bench,soak}/**/*.{ts,mjs}'),
  ...globSync('web/src/**/*.css'),
].sort()
const nouns = new Set(globSync('domain/src/*/').map((folder) => basename(folder)))

const text = new Map(everything.map((file) => [file, readFileSync(file, 'utf8')]))
const read = (file: string) => text.get(file) ?? ''

const isTest = (file: string) => /\.test(-d)?\.tsx?$|testing\.tsx?$/.test(file)
const product = sources.filter((file) => !isTest(file))
const within = (folder: string) => product.filter((file) => file.startsWith(`${folder}/`))

/** `web/src/home/home-screen.tsx` belongs to `home`; what lies in no folder belongs to nobody. */
const folderOf = (path: string) => /^\w+\/src\/([\w-]+)\//.exec(path)?.[1]

/** Where an import leads: a path from the root for our own files, else the package. */
function target(file: string, name: string) {
  if (name.startsWith('.')) return normalize(join(dirname(file), name)).replace(/\.tsx?$/, '')
  return name.replace(/^@sprout\/(\w+)\//, '$1/src/')
}

const imports = new Map(
  sources.map((file) => [
    file,
    [...read(file).matchAll(/(?:from|import)\s*\(?\s*'([^'\n]+)'/g)].map(([, name = '']) => target(file, name)),
  ]),
)

/** Every import of these files that a rule does not like, as a sentence. */
const offending = (files: string[], breaks: (to: string, file: string) => boolean) =>
  files.flatMap((file) =>
    (imports.get(file) ?? []).filter((to) => breaks(to, file)).map((to) => `${file} imports ${to}`),
  )
const holding = (files: string[], words: RegExp) => files.filter((file) => words.test(read(file)))

test('the domain knows nothing of server, web or Node', () => {
  expect(offending(within('domain'), (to) => !/^domain\/|^zod(\/|$)/.test(to))).toEqual([])
})

test('server and web meet only in the domain', () => {
  expect(offending(within('web'), (to) => to.startsWith('server/') || to.startsWith('node:'))).toEqual([])
  expect(offending(within('server'), (to) => to.startsWith('web/'))).toEqual([])
})

test('a test of the server that puts something in the place of a module runs alone', () => {
  const replacing = holding(
    sources.filter((file) => /^server\/.*\.test\.ts$/.test(file)),
    /\bvi\.(mock|doMock)\(/,
  )
  expect(replacing.length).toBeGreaterThan(0)
  expect(replacing.filter((file) => !file.endsWith('.alone.test.ts'))).toEqual([])
})

/** Whether an import leads to a noun past the doors that the table names in this row, as `noun/file` with a star for any. */
function pastTheDoors(house: 'server' | 'web', row: string) {
  const [told = ''] =
    new RegExp(`^\\| ${house}/<noun>${row} .*$`, 'm').exec(readFileSync('ARCHITECTURE.md', 'utf8')) ?? []
  const named = [...told.matchAll(/`([\w-]+|\*)\/([\w-]+|\*)`/g)].map(([door]) => door.slice(1, -1))
  const pattern = named.map((door) => door.replace('*', '[\\w-]+')).join('|')
  const isDoor = new RegExp(`^${house}/src/(${pattern})$`)
  return (to: string) => to.startsWith(`${house}/`) && nouns.has(folderOf(to) ?? '') && !isDoor.test(to)
}
const ofNouns = (house: string) => within(house).filter((file) => nouns.has(folderOf(file) ?? ''))
const isStore = (file: string) => /[/-]store(\.ts)?$/.test(file)

test('a noun of the server keeps to its own stores', () => {
  expect(offending(ofNouns('server'), (to, file) => isStore(to) && folderOf(to) !== folderOf(file))).toEqual([])
})

test.each([
  ['store', isStore],
  ['routes,', (file: string) => !isStore(file)],
])("nouns of the server meet only by the doors of the table's row: %s", (row, isOfRow) => {
  const isPast = pastTheDoors('server', `/${row}`)
  const meets = (to: string, file: string) => isPast(to) && folderOf(to) !== folderOf(file)
  expect(offending(ofNouns('server').filter(isOfRow), meets)).toEqual([])
})

test('stores keep facts and decide nothing', () => {
  const stores = within('server').filter(isStore)
  expect(offending(stores, (to) => to.endsWith('/rules') || to === 'fastify' || to.includes('/http/'))).toEqual([])
})

test('only stores and the doors beside them speak to the database', () => {
  const speaks = /\.(selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(|\bsql[`<]/
  const allowed =
    /[/-]store\.ts$|\/(ledger|own|hold|imported|presets|session|tickets|once|health)\.ts$|^server\/src\/db\//
  expect(holding(within('server'), speaks).filter((file) => !allowed.test(file))).toEqual([])
})

test("a child's id is minted where it was asked for", () => {
  const mints = /\bas (Own|Held)ChildId|\basNew\b/
  expect(holding(within('server'), mints)).toEqual(['server/src/children/own.ts', 'server/src/children/store.ts'])
})

test('nouns of the web app meet only in the screens that gather them', () => {
  const isPast = pastTheDoors('web', '')
  const shared = within('web').filter((file) => ['api', 'i18n', 'ui'].includes(folderOf(file) ?? ''))
  expect(offending(ofNouns('web'), (to, file) => isPast(to) && folderOf(to) !== folderOf(file))).toEqual([])
  expect(offending(shared, isPast)).toEqual([])
})

test('the shared pieces of the web app could be in another product', () => {
  const isForeign = (to: string) => to.startsWith('domain/') || (to.startsWith('web/') && folderOf(to) !== 'ui')
  expect(offending(within('web/src/ui'), isForeign)).toEqual([])
})

test('colour comes through the tokens', () => {
  const raw = /#[\da-f]{3,8}\b(?!;\w)|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|:[^;{}]*[\s:](white|black)\b(?!-)/i
  const inStyle = everything.filter((file) => file.endsWith('.css') && file !== 'web/src/ui/tokens.css')
  expect(inStyle.filter((file) => raw.test(read(file)))).toEqual([])
  const inCode =
    /['"`]#[\da-f]{3,8}['"`]|\b(rgba?|hsla?|oklab|oklch)\(|(fill|stroke|color)="(?!none|currentColor|url)[a-z#]/i
  expect(holding(within('web'), inCode)).toEqual([])
})

test('time comes through the clock', () => {
  const reads = /\bDate\.now\(\)|\bnew Date\(\)/
  const allowed = /^server\/src\/(main|admin|seed|backup|restore|db\/migrate)\.ts$/
  const timed = [...within('domain'), ...within('server')]
  expect(holding(timed, reads).filter((file) => !allowed.test(file))).toEqual([])
  // What only compares this device with itself, or with the server's clock.
  const ofTheDevice =
    /^web\/src\/(api\/(call|clock|seen)|install\/prompt-rules|live\/(hear-changes|load-anew|set-clock)|outbox\/send)\.ts$/
  expect(holding(within('web'), reads).filter((file) => !ofTheDevice.test(file))).toEqual([])
})

test('every file says what it is', () => {
  const vague = /^(utils?|helpers?|misc|common|types|constants|hooks|index|service|manager)\.\w+$/
  expect(everything.filter((file) => vague.test(basename(file)) || /[A-Z_]/.test(basename(file)))).toEqual([])
})

test.each(['domain', 'server'])('the plan of the house names every file that lies in no folder of %s', (house) => {
  const [, plan = ''] = readFileSync('ARCHITECTURE.md', 'utf8').split(`${house}/src/ `)
  const named = new Set(plan.slice(0, plan.search(/\n\w+\/src\//)).match(/[\w-]+/g))
  const single = within(`${house}/src`).filter((file) => folderOf(file) === undefined)
  expect(single.map((file) => basename(file, '.ts')).filter((name) => !named.has(name))).toEqual([])
})

test('no file outgrows one reading', () => {
  const grows = /\/migrations\//
  const most = (file: string) => (file.endsWith('-screen.tsx') ? 120 : 200)
  const lines = (file: string) => read(file).trimEnd().split('\n').length
  expect(everything.filter((file) => !grows.test(file) && lines(file) > most(file))).toEqual([])
})
