import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { BrowserContext } from '@playwright/test'
import type { Language } from '@sprout/domain/language'
import { accountOf } from '../server/src/seed/plant.ts'
import { startServer } from './server.ts'

/** The production build with the demo family, with so many older lines if asked for, and the way in. */
export async function startDemo(language: Language, lines = 0) {
  const server = await startServer('sqlite')
  const seed = spawn(process.execPath, ['server/src/seed.ts', '--language', language, '--lines', String(lines)], {
    env: server.variables,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(seed, 'exit')
  if (code !== 0) throw new Error('The demo family could not be made')
  const signIn = (browser: BrowserContext) =>
    browser.request.post(`${server.url}/api/auth/sign-in/email`, { data: accountOf(language) })
  return { ...server, signIn }
}
