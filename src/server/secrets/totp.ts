import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'

const SECRET_BYTES = 20
const PERIOD_S = 30
/** Number of earlier and later codes that are accepted too, because clocks differ and typing takes time. */
const WINDOW = 1

/** The settings of RFC 6238 that every app supports: SHA-1, six digits, thirty seconds. */
const settings = { algorithm: 'SHA1', digits: 6, period: PERIOD_S } as const

/** 160 random bits in base 32, the form that apps expect. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The time step to which a code belongs, or null for a wrong code. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  // The library compares bytes and throws on digits that take more than one.
  if (!/^[0-9]{6}$/.test(code)) return null
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: WINDOW })
  return delta === null ? null : Math.floor(now.getTime() / 1_000 / PERIOD_S) + delta
}

/** URI from which an app reads the secret and the name to show with its codes. */
export const setupUri = (secret: string, issuer: string, account: string): string =>
  new TOTP({ ...settings, secret: Secret.fromBase32(secret), issuer, label: account }).toString()

export interface QrCode {
  /** Modules on a side, with the quiet border. */
  size: number
  /** Dark modules as the path of an SVG. */
  path: string
}

export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  return { size, path: data.map((row, y) => rowPath(row, y)).join('') }
}

/** Path of one row; adjacent dark modules become one rectangle. */
function rowPath(row: readonly boolean[], y: number): string {
  const bits = row.map((on) => (on ? '1' : '0')).join('')
  return [...bits.matchAll(/1+/g)].map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`).join('')
}
