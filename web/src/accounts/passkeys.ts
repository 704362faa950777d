import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { Passkey, User } from '@sprout/domain/accounts/model'
import { passkeyCalls } from '@sprout/domain/accounts/passkey-contract'
import { call } from '../api/call.ts'

export const passkeysWorkHere = () => 'PublicKeyCredential' in window

const authenticator = () => import('@simplewebauthn/browser')

export async function signInWithPasskey(): Promise<User> {
  const [{ startAuthentication }, { options }] = await Promise.all([
    authenticator(),
    call(passkeyCalls.beginSignIn, {}),
  ])
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const response = await startAuthentication({ optionsJSON })
  return call(passkeyCalls.signIn, { body: { response } })
}

export async function addPasskey(name: string): Promise<Passkey> {
  const [{ startRegistration }, { options }] = await Promise.all([
    authenticator(),
    call(passkeyCalls.beginRegister, {}),
  ])
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const response = await startRegistration({ optionsJSON })
  return call(passkeyCalls.register, { body: { name, response } })
}
