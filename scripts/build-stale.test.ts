import { globSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { stateOf, swapIn } from './build-stale.mjs'
import { temporaryFolder } from './temporary-folder.ts'

const long = new Date('2020-01-01')

function app() {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'src/home'), { recursive: true })
  const file = (name: string) => join(folder, 'src', name)
  const write = (name: string, words = 'words', when = long) => {
    writeFileSync(file(name), words)
    utimesSync(file(name), when, when)
  }
  write('main.tsx')
  write('home/home-screen.tsx')
  return { file, write, state: () => stateOf(['src', 'index.html'], folder) }
}

test('nothing is built anew when nothing has changed', () => {
  const { state } = app()
  expect(state()).toBe(state())
})

test.for<[string, (change: ReturnType<typeof app>) => void]>([
  ['edited', ({ write }) => write('main.tsx', 'other words')],
  ['touched', ({ write }) => write('main.tsx', 'words', new Date('2020-01-02'))],
  ['put back to an older one', ({ write }) => write('main.tsx', 'words', new Date('2019-01-01'))],
  ['added', ({ write }) => write('app.tsx')],
  ['removed', ({ file }) => rmSync(file('main.tsx'))],
  ['renamed', ({ file }) => renameSync(file('main.tsx'), file('app.tsx'))],
  ['added where there was none', ({ write }) => write('../index.html')],
])('the app is built anew when a file is %s', ([, change]) => {
  const sources = app()
  const before = sources.state()
  change(sources)
  expect(sources.state()).not.toBe(before)
})

test('a test belongs to no build', () => {
  const { write, state } = app()
  const before = state()
  write('home/home-screen.test.tsx')
  write('types.test-d.ts')
  expect(state()).toBe(before)
})

test('a build keeps the assets of the one whose place it takes, and no older ones', () => {
  const place = temporaryFolder()
  const [folder, dist] = [join(place, 'new'), join(place, 'dist')]
  for (const name of ['one', 'two', 'three']) {
    mkdirSync(join(folder, 'assets'), { recursive: true })
    for (const file of ['page.html', `assets/${name}.js`]) writeFileSync(join(folder, file), name)
    swapIn(folder, dist)
  }
  const kept = globSync('**/*.*', { cwd: place }).sort()
  expect(kept).toEqual(['dist/assets/three.js', 'dist/before/assets/two.js', 'dist/page.html'])
})
