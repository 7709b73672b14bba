import type german from '../de/passkey-sign-in.ts'
import type { Shape } from '../shape.ts'

/** Where signing in with a passkey came to nothing in the browser. */
export default {
  cancelled:
    'No passkey was used: it was cancelled or took too long. No passkey on this device? Sign in with your password and add one in the settings.',
  address: 'Passkeys only work at the correct address of our site. Please check it.',
  failed: 'The passkey could not be used. Please try again, or sign in with your password.',
} as const satisfies Shape<typeof german>
