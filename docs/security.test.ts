import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync('docs/security.md', 'utf8')
/** A file, and the titles in it that show something. */
const named = [...page.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`((?:,? “[^”]+”)*)/g)].map(
  ([, file = '', titles = '']) => ({
    file,
    titles: [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title),
  }),
)

test('every test that shows how attackers fail is there, under its name', () => {
  expect(named.length).toBeGreaterThan(50)
  const missing = named.flatMap(({ file, titles }) => {
    if (!existsSync(file)) return [file]
    const text = readFileSync(file, 'utf8')
    return titles.filter((title) => !text.includes(`'${title}'`)).map((title) => `${file}: ${title}`)
  })
  expect(missing).toEqual([])
})

test('every line says what shows it, or stands among what is done otherwise', () => {
  const [shown = ''] = page.split('## Otherwise')
  const lines = shown.split('\n').filter((line) => /^\| (?!ASVS)[^-]/.test(line))
  expect(lines.length).toBeGreaterThan(40)
  expect(lines.filter((line) => !/`[\w./-]+\.(test|spec)\.tsx?`/.test(line))).toEqual([])
})
