import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

/** A program as people run it, in a process of its own that ends with the test. */
export function run(
  program: 'main' | 'admin' | 'seed' | 'backup' | 'restore',
  settings: Record<string, string>,
  args: string[] = [],
) {
  const file = fileURLToPath(new URL(`${program}.ts`, import.meta.url))
  // Only what is set for it, and where to find what was compiled for the last one: most of what a start takes.
  const env = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...settings }
  const child = spawn(process.execPath, [file, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text) => (said.out += text))
  child.stderr.setEncoding('utf8').on('data', (text) => (said.err += text))
  const ended = once(child, 'close').then(([code, signal]) => ({ ...said, code: code ?? signal }))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return { child, said, ended }
}

/** A server that has said where it is. */
export async function serve(settings: Record<string, string>, args: string[] = []) {
  const server = run('main', { PORT: '0', ...settings }, args)
  const address = /http:\/\/(localhost|\[[\d:]+\]):\d+/
  await Promise.race([server.ended, heard(server.child.stdout, () => address.test(server.said.out))])
  const url = address.exec(server.said.out)?.[0]
  if (!url) throw new Error(`The server did not start: ${server.said.err}`)
  return { ...server, url, port: Number(new URL(url).port) }
}

async function heard(stream: NodeJS.ReadableStream, enough: () => boolean) {
  while (!enough()) await once(stream, 'data')
}

export function freshFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'sprout-process-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
