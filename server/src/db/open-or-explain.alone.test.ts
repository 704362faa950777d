import { accessSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { freshFolder } from '../process-testing.ts'
import { openOrExplain } from './open-or-explain.ts'

vi.mock('node:fs', { spy: true })
afterEach(() => vi.mocked(accessSync).mockReset())

// Root, who may run the tests, may write everything.
const forbid = (end: string) =>
  vi.mocked(accessSync).mockImplementation((path) => {
    if (String(path).endsWith(end)) throw new Error('EACCES')
  })

test.each(['sprout.sqlite', 'sprout.sqlite-wal'])(
  'a %s that may only be read is no place to write to',
  async (name) => {
    const folder = freshFolder()
    const { db } = await openOrExplain(readConfig({ DATA_DIR: folder }))
    await db.destroy()
    writeFileSync(join(folder, 'sprout.sqlite-wal'), '')
    forbid(name)
    await expect(openOrExplain(readConfig({ DATA_DIR: folder }))).rejects.toThrow(
      `The file ${join(folder, name)} may not be written by this user. Give it to whom Sprout runs as: chown <user> ${join(folder, 'sprout.sqlite')}*`,
    )
  },
)
