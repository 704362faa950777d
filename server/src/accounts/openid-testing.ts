import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { startServer } from '../testing.ts'

/** Where the tests' server is reached; only the browser below knows that no such host exists. */
export const home = 'https://sprout.example.org'

/** What the provider knows of someone. */
type Person = { sub: string; name?: string; email?: string; email_verified?: unknown }

/** A real OpenID provider on loopback, which lets in whoever `person` is at the moment. */
export async function startProvider() {
  // It says where it is not ready for production.
  const { info, warn } = console
  Object.assign(console, { info() {}, warn() {} })
  const { default: Provider } = await import('oidc-provider')
  let http = await listen(0)
  const { port } = http.address() as AddressInfo
  const issuer = `http://localhost:${port}`
  const people = new Map<string, Person>()
  const now: { person: Person; denies: boolean } = { person: { sub: 'nobody' }, denies: false }

  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const provider = new Provider(issuer, {
    clients: [
      { client_id: 'sprout', client_secret: 'a secret: 100%', redirect_uris: [`${home}/api/auth/openid/callback`] },
      { client_id: 'open', token_endpoint_auth_method: 'none', redirect_uris: [`${home}/api/auth/openid/callback`] },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['for tests only'] },
    features: { devInteractions: { enabled: false } },
    findAccount: async (_, id) => ({ accountId: id, claims: () => ({ ...people.get(id), sub: id }) }),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    loadExistingGrant: async ({ oidc: { client, session, provider } }) => {
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    pkce: { required: () => true },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
  })
  const answer = provider.callback()
  Object.assign(console, { info, warn })

  function handle(request: IncomingMessage, response: ServerResponse) {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response)
    people.set(now.person.sub, now.person)
    const denial = { error: 'access_denied', error_description: 'They would rather not, says <b>the provider</b>' }
    const result = now.denies ? denial : { login: { accountId: now.person.sub } }
    return void provider.interactionFinished(request, response, result)
  }
  http.on('request', handle)

  const settings = {
    PUBLIC_URL: home,
    OPENID_ISSUER: issuer,
    OPENID_CLIENT_ID: 'sprout',
    OPENID_CLIENT_SECRET: 'a secret: 100%',
  }
  const stop = async () => {
    http.closeAllConnections()
    http.close()
    await once(http, 'close')
  }
  const startAgain = async () => {
    http = (await listen(port)).on('request', handle)
  }
  return { issuer, settings, now, stop, startAgain }
}

async function listen(port: number): Promise<Server> {
  const server = createServer().listen(port, 'localhost')
  await once(server, 'listening')
  return server
}

type App = Awaited<ReturnType<typeof startServer>>['app']

/** A browser: follows redirects between the two and keeps each one's cookies. */
export function newBrowser(app: App, cookiesOfHome: Record<string, string> = {}) {
  const jars = new Map([[home, new Map(Object.entries(cookiesOfHome))]])

  async function get(url: URL) {
    const jar = jars.get(url.origin) ?? new Map<string, string>()
    jars.set(url.origin, jar)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const { status, headers } = url.origin === home ? await inject(url, cookie) : await fetchOnce(url, cookie)
    for (const given of headers.getSetCookie()) {
      const [name = '', value = ''] = given.split(';', 1)[0]?.split('=') ?? []
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
    const location = headers.get('location')
    return { status, next: location === null ? undefined : new URL(location, url), headers }
  }

  async function inject(url: URL, cookie: string) {
    const reply = await app.inject({ method: 'GET', url: url.pathname + url.search, headers: { cookie } })
    const headers = Object.entries(reply.headers).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    )
    return { status: reply.statusCode, headers: new Headers(headers), body: reply.body }
  }

  const fetchOnce = (url: URL, cookie: string) => fetch(url, { redirect: 'manual', headers: { cookie } })

  /** Goes where it is sent, until it arrives or is about to open a path that `before` names. */
  async function visit(start: URL | string, before?: string): Promise<URL> {
    let url = new URL(start, home)
    for (let hops = 0; hops < 20; hops++) {
      if (url.pathname === before) return url
      const { next } = await get(url)
      if (!next) return url
      url = next
    }
    throw new Error(`${url} leads round in circles`)
  }

  const cookies = () => Object.fromEntries(jars.get(home) ?? [])
  const cookie = () =>
    Object.entries(cookies())
      .map((pair) => pair.join('='))
      .join('; ')
  async function whoAmI() {
    const reply = await app.inject({ url: '/api/auth/user', headers: { cookie: cookie() } })
    return reply.json<{ id: string; name: string; email: string; family: { timeZone: string } }>()
  }
  return { get, visit, cookies, cookie, whoAmI }
}
