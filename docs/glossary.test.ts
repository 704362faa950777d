import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('what the glossary names is there', () => {
  const files = readFileSync('docs/glossary.md', 'utf8').match(/(?:domain|server|web)\/src\/[\w/-]+\.tsx?/g) ?? []
  expect(files.length).toBeGreaterThan(40)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})
