import { randomBytes } from 'node:crypto'
import { email, personName } from '@sprout/domain/accounts/door-model'
import type { ClientAuth, Configuration } from 'openid-client'
import { type Config, isLoopback } from '../config.ts'

/** What must be the same when the browser comes back as when it left. */
export type Trip = { state: string; nonce: string; verifier: string }

/** Who the provider says has come. An address is there only when the provider vouches for it. */
export type Arrival = { issuer: string; subject: string; name: string | undefined; email: string | undefined }

const ANSWERS_WITHIN_SECONDS = 5

/** Loaded by whoever comes first: a start need not wait for it. */
const load = () => import('openid-client')

/** The provider as configured. It is asked for its addresses by whoever comes first, and again after a failure. */
export function openidProvider(settings: NonNullable<Config['openid']>, callback: string) {
  let known: Promise<Configuration> | undefined
  const configuration = () => {
    known ??= discover(settings).catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }

  /** Where to send the browser, and what to ask when it comes back. */
  async function depart(): Promise<{ to: URL; trip: Trip }> {
    const client = await load()
    const trip = { state: random(), nonce: random(), verifier: client.randomPKCECodeVerifier() }
    const to = client.buildAuthorizationUrl(await configuration(), {
      redirect_uri: callback,
      scope: 'openid email profile',
      state: trip.state,
      nonce: trip.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(trip.verifier),
      code_challenge_method: 'S256',
    })
    return { to, trip }
  }

  async function arrive(query: string, { state, nonce, verifier }: Trip): Promise<Arrival> {
    const client = await load()
    const provider = await configuration()
    const tokens = await client.authorizationCodeGrant(provider, new URL(callback + query), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    const { iss, sub, ...claims } = tokens.claims() ?? missing()
    const { userinfo_endpoint: more } = provider.serverMetadata()
    const person = more ? await client.fetchUserInfo(provider, tokens.access_token, sub) : claims
    // From one source or the other, never mixed: "verified" is said of the address beside it.
    const said = person.email ? person : claims
    return {
      issuer: iss,
      subject: sub,
      name: personName.safeParse(person.name ?? claims.name).data,
      email: said.email_verified === true ? email.safeParse(said.email).data : undefined,
    }
  }

  return { depart, arrive }
}

const random = () => randomBytes(32).toString('base64url')

function missing(): never {
  throw new Error('no ID token')
}

async function discover({ issuer, clientId, clientSecret }: NonNullable<Config['openid']>) {
  const client = await load()
  const at = new URL(issuer)
  const authentication = clientSecret ? asTheProviderLikes(client, clientSecret) : client.None()
  return client.discovery(at, clientId, undefined, authentication, {
    timeout: ANSWERS_WITHIN_SECONDS,
    // Plain http never leaves this machine.
    execute: isLoopback(at) ? [client.allowInsecureRequests] : [],
  })
}

/** Basic is what OpenID Connect assumes of a provider that does not say. */
function asTheProviderLikes(client: Awaited<ReturnType<typeof load>>, secret: string): ClientAuth {
  const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)]
  return (provider, ...rest) => {
    const methods = provider.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (methods.includes('client_secret_basic') ? basic : post)(provider, ...rest)
  }
}
