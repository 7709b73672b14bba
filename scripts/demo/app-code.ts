import { Secret, TOTP } from 'otpauth'

/** Code that an app shows for a secret at a moment. */
export const codeAt = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })
