import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits: nobody guesses one, so a plain fast hash is enough to store it. */
const BYTES = 32

export interface Token {
  /** What the person gets, 43 characters behind the prefix that need no escaping anywhere. */
  token: string
  /** What the database gets (D4): whoever reads it there cannot use it. */
  hash: Buffer
}

/** @param prefix tells the page, but not the server, what the token is for */
export function newToken(prefix: '' | 'old-' | 'new-' = ''): Token {
  const token = prefix + randomBytes(BYTES).toString('base64url')
  return { token, hash: hashToken(token) }
}

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
