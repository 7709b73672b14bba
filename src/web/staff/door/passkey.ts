import { startAuthentication } from '@simplewebauthn/browser'

import { call, type Answer, type ApiError } from '#api/call-server.ts'

export type PasskeyOutcome =
  | { readonly ok: true; readonly session: Answer<'signInWithPasskey'> }
  | { readonly ok: false; readonly why: 'cancelled' | 'failed' | ApiError }

/** Signs in with a passkey of this device: it is both factors at once. */
export async function askPasskey(): Promise<PasskeyOutcome> {
  const begun = await call('beginPasskeySignIn')
  if (!begun.ok) return { ok: false, why: begun.error }
  try {
    const credential = await startAuthentication({ optionsJSON: begun.data })
    const result = await call('signInWithPasskey', { body: { credential } })
    return result.ok ? { ok: true, session: result.data } : { ok: false, why: result.error }
  } catch (error) {
    const cancelled = error instanceof Error && /^(NotAllowed|Abort)Error$/.test(error.name)
    return { ok: false, why: cancelled ? 'cancelled' : 'failed' }
  }
}
