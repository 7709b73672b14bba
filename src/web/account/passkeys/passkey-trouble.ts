import type { ApiError } from '#api/call-server.ts'

/** Reasons for a missing passkey by the browser's error (WebAuthn), which does not tell cancelling from being slow. */
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

/** Trouble in the browser in the shape of a server's refusal. */
export const refusalOf = (message: string): ApiError => ({ code: 'unexpected', message, errors: [message], status: 0 })
