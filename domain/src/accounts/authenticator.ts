import * as z from 'zod/mini'

// WebAuthn allows a credential's id 1,023 bytes.
const credentialId = z.string().check(z.regex(/^[\w-]{1,1364}$/))
const bytes = z.string().check(z.regex(/^[\w-]*$/))
const credential = z.object({ id: credentialId, rawId: credentialId, type: z.literal('public-key') })

/** What a browser is told for a ceremony; WebAuthn defines it, and the library on each side knows it. */
export const ceremony = z.object({ options: z.record(z.string(), z.unknown()) })

/** What an authenticator says of a passkey that it made. */
export const newCredential = z.extend(credential, {
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.exactOptional(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(16))),
  }),
})
export type NewCredential = z.infer<typeof newCredential>

/** What an authenticator says to prove that it holds a passkey. */
export const assertion = z.extend(credential, {
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.exactOptional(bytes),
  }),
})
export type Assertion = z.infer<typeof assertion>
