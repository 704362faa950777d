import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Misconfigured } from './config.ts'
import { lastWords } from './last-words.ts'
import { freshFolder, run } from './process-testing.ts'

test('what the operator can mend is told in a sentence, all else as it is', () => {
  const failed = (code: string, path?: string) => Object.assign(new Error(`${code}: it failed`), { code, path })
  expect(lastWords(new Misconfigured('PORT must be a number'))).toBe('PORT must be a number')
  for (const code of ['ENOSPC', 'SQLITE_FULL'])
    expect(lastWords(failed(code))).toBe('The disk is full. Make room, and try again.')
  expect(lastWords(failed('EACCES', '/srv/copies'))).toMatch(/^\/srv\/copies is not for this user/)
  for (const other of [failed('EIO'), 'a word', undefined]) expect(lastWords(other)).toBe(other)
})

test('a folder is no copy, and no place for one where a file lies', async () => {
  const folder = freshFolder()
  const settings = { DATA_DIR: join(folder, 'data') }
  mkdirSync(settings.DATA_DIR)
  const restored = await run('restore', settings, [folder]).ended
  expect(restored).toEqual({ code: 1, out: '', err: `There is no file ${folder}.\n` })
  // Whoever runs the tests may look everywhere, but not through a link that leads to itself.
  const link = join(folder, 'link')
  symlinkSync(link, link)
  expect((await run('restore', settings, [link]).ended).err).toContain('ELOOP')
  writeFileSync(join(settings.DATA_DIR, 'sprout.sqlite'), 'a letter '.repeat(1000))
  const { err } = await run('backup', settings).ended
  expect(err).toBe(`The file ${settings.DATA_DIR}/sprout.sqlite is damaged or no database (file is not a database).\n`)
})
