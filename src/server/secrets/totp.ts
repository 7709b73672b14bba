import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'

const SECRET_BYTES = 20
const PERIOD_S = 30
/** Clocks differ, and typing takes a while: the code before and the one after are good as well. */
const WINDOW = 1

/** RFC 6238 as every app knows it: SHA-1, six digits, thirty seconds. */
const settings = { algorithm: 'SHA1', digits: 6, period: PERIOD_S } as const

/** 160 random bits in base 32, as an app takes them. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The step of time in which a code is good, or null for a wrong one. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  // The library compares bytes, and throws where a digit takes more than one.
  if (!/^[0-9]{6}$/.test(code)) return null
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: WINDOW })
  return delta === null ? null : Math.floor(now.getTime() / 1_000 / PERIOD_S) + delta
}

/** What an app reads to know the secret, and under which name it shows the code. */
export const setupUri = (secret: string, issuer: string, account: string): string =>
  new TOTP({ ...settings, secret: Secret.fromBase32(secret), issuer, label: account }).toString()

export interface QrCode {
  /** Modules on a side, with the quiet border. */
  size: number
  /** The dark ones, as the path of an SVG. */
  path: string
}

export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  return { size, path: data.map((row, y) => rowPath(row, y)).join('') }
}

/** Neighbours are one rectangle. */
function rowPath(row: readonly boolean[], y: number): string {
  const bits = row.map((on) => (on ? '1' : '0')).join('')
  return [...bits.matchAll(/1+/g)].map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`).join('')
}
