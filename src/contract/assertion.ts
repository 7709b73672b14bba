import * as z from 'zod/mini'

/** Bytes as browsers write them in JSON. */
export const bytes = (max: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(max))

/** Fields of a passkey that the server reads; it ignores anything else that the browser sends. */
export const credential = { id: bytes(1_400), rawId: bytes(1_400), type: z.literal('public-key') }

/** Signature that a device made with a passkey (AuthenticationResponseJSON). */
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8_000),
    authenticatorData: bytes(8_000),
    signature: bytes(8_000),
    userHandle: z.optional(bytes(100)),
  }),
})
