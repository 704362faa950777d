import { createRequire } from 'node:module'
import process from 'node:process'

/** Loaded before the server: every commit takes as many milliseconds as it is told, and all stands still meanwhile. */
type Statement = { run: (...values: unknown[]) => unknown }
const { prototype } = createRequire(new URL('../server/src/db/sqlite.ts', import.meta.url))('better-sqlite3')
const prepare: (text: string) => Statement = prototype.prepare
const nothing = new Int32Array(new SharedArrayBuffer(4))
let slowness = 0

prototype.prepare = function (text: string) {
  const statement = prepare.call(this, text)
  if (text !== 'commit') return statement
  const { run } = statement
  statement.run = (...values) => {
    Atomics.wait(nothing, 0, 0, slowness)
    return run.apply(statement, values)
  }
  return statement
}

process.on('message', (milliseconds: number) => {
  slowness = milliseconds
  process.send?.('slow')
})
process.channel?.unref()
