import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts small records at rest (D27): AES-256-GCM, one random nonce each, bound to what they belong to. */
export interface Sealer {
  seal(plain: unknown, belongsTo: string): Buffer
  /** Throws if the bytes were changed or belong to something else. */
  open(sealed: Buffer, belongsTo: string): unknown
  /** The same for the same text, and nothing that the text could be told from without the key. */
  fingerprint(text: string): Buffer
}

/** @param key 32 bytes */
export function createSealer(key: Buffer): Sealer {
  // A key of its own, so that the two uses have nothing to do with each other.
  const markingKey = Buffer.from(hkdfSync('sha256', key, '', 'fingerprint', 32))
  return {
    seal(plain, belongsTo) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(belongsTo))
      const body = Buffer.concat([cipher.update(JSON.stringify(plain), 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body])
    },
    open(sealed, belongsTo) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(belongsTo))
        .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const body = sealed.subarray(NONCE_BYTES + TAG_BYTES)
      return JSON.parse(Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8'))
    },
    fingerprint: (text) => createHmac('sha256', markingKey).update(text).digest(),
  }
}
