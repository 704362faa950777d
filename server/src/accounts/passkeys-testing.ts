import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { Assertion, NewCredential } from '@sprout/domain/accounts/authenticator'
import type { Passkey } from '@sprout/domain/accounts/model'
import type { startServer } from '../testing.ts'

type RegisterOptions = { challenge: string; user: { id: string }; excludeCredentials: { id: string }[] }
type SignInOptions = { challenge: string; rpId: string }
export type Options = { options: RegisterOptions & SignInOptions }

// Bits of WebAuthn's authenticator data.
const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_CREDENTIAL = 0x40

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const bytesOf = (number: number, length: 2 | 4) => {
  const bytes = Buffer.alloc(length)
  bytes.writeUIntBE(number, 0, length)
  return bytes
}

/** The page and the person in front of it; a test changes them to cheat. */
const usual = { origin: 'http://localhost', host: 'localhost', verifies: true, counts: true, idLength: 32 }

/** An authenticator in software with one passkey, made by ES256 and attested by nobody. */
export function newAuthenticator(given: Partial<typeof usual> = {}) {
  const habits = { ...usual, ...given }
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const rawId = randomBytes(habits.idLength)
  const id = rawId.toString('base64url')
  const kept = { counter: 0, userHandle: '' }

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: habits.origin, crossOrigin: false }))
  const authenticatorData = (flags: number, ...more: Buffer[]) => {
    if (habits.counts) kept.counter++
    const said = Buffer.of(PRESENT | flags | (habits.verifies ? VERIFIED : 0))
    return Buffer.concat([sha256(habits.host), said, bytesOf(kept.counter, 4), ...more])
  }

  function make({ options }: Options): NewCredential {
    kept.userHandle = options.user.id
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    // The COSE key: EC2, ES256, P-256, x, y.
    const coseKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
        [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
      ]),
    )
    const credential = [Buffer.alloc(16), bytesOf(rawId.length, 2), rawId, Buffer.from(coseKey)]
    const authData = Uint8Array.from(authenticatorData(WITH_CREDENTIAL, ...credential))
    const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', authData],
    ])
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData('webauthn.create', options.challenge).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  function answer({ options }: Options): Assertion {
    const client = clientData('webauthn.get', options.challenge)
    const data = authenticatorData(0)
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: kept.userHandle,
      },
    }
  }

  return { id, make, answer, kept, habits }
}

type Server = Awaited<ReturnType<typeof startServer>>
type Client = Pick<ReturnType<Server['client']>, 'call'>
type Habits = Partial<typeof usual>
type Authenticator = ReturnType<typeof newAuthenticator>
const path = '/api/auth/passkeys'

/** The calls of the passkeys as one browser makes them, whatever headers a proxy adds. */
export const passkeysOf = ({ call }: Client, headers: Record<string, string> = {}) => ({
  list: async () => (await call<Passkey[]>('GET', path, undefined, headers)).body,
  beginRegister: async () => (await call<Options>('POST', `${path}/register/options`, undefined, headers)).body,
  register: (response: object) => call('POST', `${path}/register`, { name: 'Phone', response }, headers),
  forget: (id: string) => call('DELETE', `${path}/${id}`, undefined, headers),
  beginSignIn: async () => (await call<Options>('POST', `${path}/sign-in/options`, undefined, headers)).body,
  signIn: (response: object) => call('POST', `${path}/sign-in`, { response }, headers),
})

export async function newFamilyWithPasskey(server: Server, habits: Habits = {}) {
  const family = await server.newFamily()
  const passkeys = passkeysOf(family)
  const authenticator = newAuthenticator(habits)
  const { body: passkey } = await passkeys.register(authenticator.make(await passkeys.beginRegister()))
  return { family, passkeys, authenticator, passkey }
}

export async function enter(client: Client, authenticator: Authenticator) {
  const { beginSignIn, signIn } = passkeysOf(client)
  return signIn(authenticator.answer(await beginSignIn()))
}
