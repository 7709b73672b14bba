import { createHash, randomBytes } from 'node:crypto'

/** Size of a token: 256 random bits cannot be guessed, so a fast hash is enough for storing it. */
const BYTES = 32

export interface Token {
  /** Token for the person: after the prefix, 43 characters that need no escaping anywhere. */
  token: string
  /** Hash for the database, where a reader cannot use it to sign in (D4). */
  hash: Buffer
}

/** @param prefix tells the page, but not the server, what the token is for */
export function newToken(prefix: '' | 'old-' | 'new-' = ''): Token {
  const token = prefix + randomBytes(BYTES).toString('base64url')
  return { token, hash: hashToken(token) }
}

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
