import * as z from 'zod/mini'

import { code, currentPassword, login, proof } from './account.ts'
import { assertion, bytes, credential } from './assertion.ts'
import { endpoint } from './endpoint.ts'
import { done, text } from './values.ts'

const moment = z.iso.datetime()

/** A passkey as its owner sees it. */
export const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: moment,
  lastUsedAt: z.nullable(moment),
  /** Whether the owner's devices share the passkey; otherwise it exists on one device only. */
  synced: z.boolean(),
})
export type Passkey = z.infer<typeof passkey>

const transport = z.string().check(z.regex(/^[a-z-]{1,20}$/))

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
})

const params = z.strictObject({ id: z.uuid() })

export const getPasskeys = endpoint('getPasskeys', {
  summary: 'The passkeys of the account, and how many there can be.',
  answers: { 200: z.object({ passkeys: z.array(passkey), most: z.int() }) },
})

export const beginPasskey = endpoint('beginPasskey', {
  summary:
    'What a browser needs to make a passkey (PublicKeyCredentialCreationOptionsJSON). Good once, for five minutes, in this session.',
  body: z.strictObject({ currentPassword, code: z.optional(code) }),
  answers: {
    200: z.object({
      challenge: z.string(),
      rp: z.object({ name: z.string(), id: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
      timeout: z.int(),
      attestation: z.literal('none'),
      excludeCredentials: z.array(descriptor),
      authenticatorSelection: z.object({
        residentKey: z.literal('required'),
        requireResidentKey: z.literal(true),
        userVerification: z.literal('required'),
      }),
    }),
  },
})

export const addPasskey = endpoint('addPasskey', {
  summary: 'Adds the passkey that the browser has made (RegistrationResponseJSON). Other sessions end.',
  body: z.strictObject({
    credential: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: bytes(8_000),
        attestationObject: bytes(8_000),
        transports: z.optional(z.array(transport).check(z.maxLength(10))),
      }),
    }),
  }),
  answers: { 201: passkey },
})

export const renamePasskey = endpoint('renamePasskey', {
  summary: 'Gives a passkey of the account another name.',
  params,
  body: z.strictObject({ name: text(60) }),
  answers: { 200: passkey },
})

export const removePasskey = endpoint('removePasskey', {
  summary: 'Takes a passkey from the account. One that is gone already is no error. Other sessions end.',
  params,
  body: proof,
  answers: { 200: done },
})

export const beginPasskeySignIn = endpoint('beginPasskeySignIn', {
  summary:
    'What a browser needs to sign in with a passkey (PublicKeyCredentialRequestOptionsJSON). Good once, for five minutes; the same for everybody.',
  answers: {
    200: z.object({
      challenge: z.string(),
      rpId: z.string(),
      timeout: z.int(),
      userVerification: z.literal('required'),
    }),
  },
})

export const signInWithPasskey = endpoint('signInWithPasskey', {
  summary:
    'Signs in with what the browser has signed (AuthenticationResponseJSON): asks neither for the password nor for a code, and answers like Login.',
  body: z.strictObject({
    credential: assertion,
    remember: z.optional(z.boolean()),
  }),
  answers: login.answers,
})
