import type { ApiError } from '#api/client.ts'

/** Why a browser gives no passkey, by what it throws (WebAuthn). It does not say whether somebody cancelled or was slow. */
const troubles = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  ConstraintError: 'unsuited',
  NotSupportedError: 'unsuited',
  SecurityError: 'address',
} as const

export type Trouble = (typeof troubles)[keyof typeof troubles] | 'failed'

export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof Error) || !Object.hasOwn(troubles, error.name)) return 'failed'
  return troubles[error.name as keyof typeof troubles]
}

/** What went wrong in the browser, in the shape of a refusal of the server's. */
export const refusalOf = (message: string): ApiError => ({ code: 'unexpected', message, errors: [message], status: 0 })
