import type { Assertion, NewCredential } from '@sprout/domain/accounts/authenticator'
import type { User } from '@sprout/domain/accounts/model'
import { Refusal } from '@sprout/domain/refusal'
import type { KeptPasskey } from './passkeys-store.ts'

export const CEREMONY_LASTS = 5 * 60_000

// EdDSA, ES256, RS256: between them every authenticator knows one. The library's own list would try out an algorithm
// that Node calls experimental, with a warning.
const supportedAlgorithmIDs = [-8, -7, -257]
// A tap alone must not do: those whom a parent keeps out (of the points, say) hold the same phones and keys.
const userVerification = 'required'
// The sign-in page asks for no address, so the authenticator must know by itself whose passkey it holds.
const authenticatorSelection = { residentKey: 'required', userVerification } as const

/** Loaded by whoever comes first: it takes an eighth of a second, which every start would pay. */
export const loadCeremonies = () => import('@simplewebauthn/server')

/** Whom a passkey is made for: the browser never gives the passkey of one site to another. */
export type Site = { origin: string; host: string }

export function siteAt(address: string): Site {
  const read = URL.parse(address)
  if (!read) throw new Refusal('invalid_request')
  return { origin: read.origin, host: read.hostname }
}

type Person = Pick<User, 'id' | 'name' | 'email'>

export async function registerOptions(site: Site, ticket: string, person: Person, passkeys: KeptPasskey[]) {
  const { generateRegistrationOptions } = await loadCeremonies()
  return generateRegistrationOptions({
    rpName: 'Sprout',
    rpID: site.host,
    challenge: challengeOf(ticket),
    userID: handleOf(person.id),
    userName: person.email,
    userDisplayName: person.name,
    excludeCredentials: passkeys.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: JSON.parse(transports),
    })),
    authenticatorSelection,
    supportedAlgorithmIDs,
    timeout: CEREMONY_LASTS,
  })
}

export async function signInOptions(site: Site, ticket: string) {
  const { generateAuthenticationOptions } = await loadCeremonies()
  const challenge = challengeOf(ticket)
  return generateAuthenticationOptions({ rpID: site.host, challenge, userVerification, timeout: CEREMONY_LASTS })
}

/** The new passkey, and the challenge it was made for, if it was truly made here. */
export async function readNewCredential({ origin, host }: Site, response: NewCredential) {
  const { verifyRegistrationResponse } = await loadCeremonies()
  const { expectedChallenge, answered } = anyChallenge()
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedOrigin: origin,
    expectedRPID: host,
    expectedChallenge,
    supportedAlgorithmIDs,
  }).catch(notGenuine)
  if (!registrationInfo) throw new Refusal('passkey_failed')
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  const passkey = {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: JSON.stringify(transports),
  }
  return { challenge: answered(), passkey }
}

/** The challenge that this passkey answered, and its new count, if it truly answered here. */
export async function readAssertion({ origin, host }: Site, passkey: KeptPasskey, response: Assertion) {
  const { verifyAuthenticationResponse } = await loadCeremonies()
  const { expectedChallenge, answered } = anyChallenge()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedOrigin: origin,
    expectedRPID: host,
    expectedChallenge,
    credential: {
      id: passkey.credentialId,
      publicKey: bytesOf(passkey.publicKey),
      counter: passkey.counter,
    },
  }).catch(notGenuine)
  const isOwner = response.response.userHandle === Buffer.from(handleOf(passkey.caregiverId)).toString('base64url')
  if (!verified || !authenticationInfo || !isOwner) throw unknownPasskey()
  return { challenge: answered(), counter: authenticationInfo.newCounter }
}

export const unknownPasskey = () => new Refusal('wrong_credentials', { detail: 'This passkey is not known here' })

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
// The ticket is the challenge: what comes back signed names the ceremony it belongs to.
const challengeOf = (ticket: string) => bytesOf(ticket)
// Authenticators show and share the handle, so it must not be an address.
const handleOf = (caregiverId: string) => new Uint8Array(Buffer.from(caregiverId))

/** Lets the library check everything but the challenge, which only the tickets know. */
function anyChallenge() {
  let said = ''
  const expectedChallenge = (challenge: unknown) => {
    said = String(challenge)
    return true
  }
  return { expectedChallenge, answered: () => said }
}

/** The library throws for whatever does not fit; to us it is all one. */
const notGenuine = () => ({ verified: false, registrationInfo: undefined, authenticationInfo: undefined }) as const
