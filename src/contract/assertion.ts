import * as z from 'zod/mini'

/** Bytes as browsers write them in JSON. */
export const bytes = (max: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(max))

/** What else a browser says of a passkey is not read. */
export const credential = { id: bytes(1_400), rawId: bytes(1_400), type: z.literal('public-key') }

/** What a device has signed with a passkey (AuthenticationResponseJSON). */
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8_000),
    authenticatorData: bytes(8_000),
    signature: bytes(8_000),
    userHandle: z.optional(bytes(100)),
  }),
})
