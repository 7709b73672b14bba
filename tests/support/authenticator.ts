import { Secret, TOTP } from 'otpauth'

/** Code that an authenticator app shows at a given time. */
export const codeAt = (secret: string, at: Date): string =>
  new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) }).generate({
    timestamp: at.getTime(),
  })

/** Six digits that differ from the codes around a given time. */
export function wrongCode(secret: string, at: Date): string {
  const near = new Set([-60, -30, 0, 30, 60].map((later) => codeAt(secret, new Date(at.getTime() + later * 1_000))))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.has(code))!
}
