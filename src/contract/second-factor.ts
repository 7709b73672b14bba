import * as z from 'zod/mini'

import { code, currentPassword } from './account.ts'
import { endpoint } from './endpoint.ts'
import { done } from './values.ts'

export const getSecondFactor = endpoint('getSecondFactor', {
  summary: 'Whether signing in asks for a code as well, since when, and how many codes for recovery are left.',
  answers: {
    200: z.object({
      since: z.nullable(z.iso.datetime()),
      recoveryCodes: z.int(),
      /** Second part of the proof, beside the password; null if there is none. */
      asks: z.nullable(z.enum(['code', 'passkey'])),
      /** Whether this is a staff account that can do nothing else until it has a second factor. */
      missing: z.boolean(),
    }),
  },
})

export const beginSecondFactor = endpoint('beginSecondFactor', {
  summary: 'Makes a secret for an authenticator app. It is in force when a code of it has been confirmed.',
  body: z.strictObject({ currentPassword }),
  answers: {
    200: z.object({
      /** Secret in base 32, for typing. */
      secret: z.string(),
      /** Address that opens an app on the same device: 'otpauth://…'. */
      uri: z.string(),
      /** QR code for scanning: modules on a side, and the dark modules as the path of an SVG. */
      qr: z.object({ size: z.int(), path: z.string() }),
    }),
  },
})

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const confirmSecondFactor = endpoint('confirmSecondFactor', {
  summary:
    'Puts the second factor in force with a code of the app. Answers with the codes for recovery, which are never shown again. Other sessions end.',
  body: z.strictObject({ code }),
  answers: { 200: recoveryCodes },
})

export const renewRecoveryCodes = endpoint('renewRecoveryCodes', {
  summary: 'Makes new codes for recovery; the old ones are void. Other sessions end.',
  body: z.strictObject({ currentPassword, code }),
  answers: { 200: recoveryCodes },
})

export const endSecondFactor = endpoint('endSecondFactor', {
  summary: 'Ends the second factor, with a code of the app or one for recovery. Other sessions end.',
  body: z.strictObject({ currentPassword, code }),
  answers: { 200: done },
})
