import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyCall, nameOf } from './every-call-testing.ts'
import { databases, startServer } from './testing.ts'

describe('someone who is signed out', () => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(databases.sqlite)
  })
  afterAll(() => server.stop())

  test.each(everyCall.filter((call) => !call.open).map((call) => [nameOf(call), call] as const))(
    'is told so by %s',
    async (_, call) => {
      const path = call.path.replace(/:\w+/, randomUUID())
      for (const body of call.method === 'GET' ? [undefined] : [undefined, {}]) {
        const reply = await server.client().call(call.method, path, body)
        expect(reply).toMatchObject({ status: 401, body: { code: 'unauthorized', detail: 'You are logged out' } })
      }
    },
  )

  test('finds no way in beside the calls: every other route is for the browser to go to, or for the operator', () => {
    const known = everyCall.map((call) => unnamed(nameOf(call)))
    const all = routes()
    expect(known.filter((call) => !all.includes(call))).toEqual([])
    expect(all.filter((route) => !known.includes(route))).toEqual([
      'GET /api/docs',
      'GET /api/docs/style.css',
      'GET /api/login',
      'GET /api/logout',
      'GET /api/openapi.json',
      'GET /healthz',
      'GET /metrics',
      'GET /readyz',
    ])
  })

  /** As the router has them: a tree, in which what several begin with is told once. */
  function routes() {
    const above: string[] = []
    const tree = server.app.printRoutes({ commonPrefix: false }).trimEnd().split('\n')
    const all = tree.flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^(.*)[├└]── (.*?)(?: \((.*)\))?$/.exec(line) ?? []
      above.splice(indent.length / 4, Number.POSITIVE_INFINITY, part)
      return methods.split(', ').map((method) => unnamed(`${method} ${above.join('')}`))
    })
    return [...new Set(all.filter((route) => /^(?!HEAD)[A-Z]/.test(route)))].sort()
  }
  const unnamed = (route: string) => route.replaceAll(/:\w+(\|:\w+)*/g, ':')

  test('may make these calls and no others', () => {
    expect(
      everyCall
        .filter((call) => call.open)
        .map(nameOf)
        .sort(),
    ).toEqual([
      'GET /api/auth/ways',
      'POST /api/auth/passkeys/sign-in',
      'POST /api/auth/passkeys/sign-in/options',
      'POST /api/auth/reset-password',
      'POST /api/auth/sign-in/email',
      'POST /api/auth/sign-up/email',
      'POST /api/family/invites/look',
    ])
  })
})
