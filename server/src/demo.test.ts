import { describe, expect, test } from 'vitest'
import { freshFolder, run, serve } from './process-testing.ts'

const invitation = (language: string) =>
  `Sign in with demo-${language}@sprout.example and the password: small steps every day\n`

async function signIn(url: string, language: string) {
  const body = JSON.stringify({ email: `demo-${language}@sprout.example`, password: 'small steps every day' })
  const headers = { 'content-type': 'application/json' }
  return (await fetch(`${url}/api/auth/sign-in/email`, { method: 'POST', headers, body })).status
}

// A family's four months are lived in these processes.
describe('someone who wants to look around', { timeout: 60_000 }, () => {
  test('starts with a demo family, which comes once', async () => {
    const settings = { DATA_DIR: freshFolder() }
    const first = await serve(settings, ['--demo', '--language', 'es'])
    await expect.poll(() => first.said.out).toContain(invitation('es'))
    expect(await signIn(first.url, 'es')).toBe(200)
    first.child.kill('SIGTERM')
    await first.ended
    const second = await serve(settings, ['--demo'])
    await expect.poll(() => second.said.out).toContain('There are accounts here already, so no demo family was made.\n')
    expect(await signIn(second.url, 'es')).toBe(200)
    expect(await signIn(second.url, 'en')).toBe(401)
    expect(second.said.err).toBe('')
  })

  test('sows one at any time, and is told when it is there', async () => {
    const settings = { DATA_DIR: freshFolder() }
    const sown = await run('seed', settings, ['--language', 'zh']).ended
    expect(sown).toEqual({ out: `The demo family is there. ${invitation('zh')}`, err: '', code: 0 })
    const again = await run('seed', settings, ['--language', 'zh']).ended
    expect(again).toEqual({ out: '', err: `The demo family is already there. ${invitation('zh')}`, code: 1 })
  })

  test.each([
    ['main', ['--demo', '--language', 'fr'], '--language is zh, en or es.'],
    ['main', ['--port', '80'], "Unknown option '--port'."],
    ['seed', ['--lines', 'many'], '--lines is a whole number, 10000000 at most.'],
    ['seed', ['--demo'], '--demo is for npm start.'],
    ['seed', ['now'], "Unexpected argument 'now'."],
  ] as const)('is told by %s how to ask: %j', async (program, args, sentence) => {
    const { out, err, code } = await run(program, { DATA_DIR: freshFolder() }, [...args]).ended
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(new RegExp(`^${sentence.replaceAll('.', '\\.')}\nUsage:\n  npm (start|run seed) -- `))
  })
})
