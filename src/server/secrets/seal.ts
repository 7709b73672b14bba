import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const NONCE_BYTES = 12
const TAG_BYTES = 16
/** In front of all that is sealed: by which key and in which form. A change of keys will have the next number. */
const VERSION = Buffer.from([1])

/** Encrypts records and files at rest (D27): AES-256-GCM, one random nonce each, bound to what they belong to. */
export interface Sealer {
  seal(plain: unknown, belongsTo: string): Buffer
  /** Throws if the bytes were changed or belong to something else. */
  open(sealed: Buffer, belongsTo: string): unknown
  /** The same for files. */
  sealBytes(plain: Buffer, belongsTo: string): Buffer
  openBytes(sealed: Buffer, belongsTo: string): Buffer
  /** The same for the same text, and nothing that the text could be told from without the key. */
  fingerprint(text: string): Buffer
}

/** @param key 32 bytes */
export function createSealer(key: Buffer): Sealer {
  // A key of its own, so that the two uses have nothing to do with each other.
  const markingKey = Buffer.from(hkdfSync('sha256', key, '', 'fingerprint', 32))
  return {
    seal: (plain, belongsTo) => sealBytes(key, Buffer.from(JSON.stringify(plain)), belongsTo),
    open: (sealed, belongsTo) => JSON.parse(openBytes(key, sealed, belongsTo).toString('utf8')),
    sealBytes: (plain, belongsTo) => sealBytes(key, plain, belongsTo),
    openBytes: (sealed, belongsTo) => openBytes(key, sealed, belongsTo),
    fingerprint: (text) => createHmac('sha256', markingKey).update(text).digest(),
  }
}

function sealBytes(key: Buffer, plain: Buffer, belongsTo: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(boundTo(belongsTo))
  const body = [cipher.update(plain), cipher.final()]
  return Buffer.concat([VERSION, nonce, cipher.getAuthTag(), ...body])
}

function openBytes(key: Buffer, sealed: Buffer, belongsTo: string): Buffer {
  if (sealed[0] !== VERSION[0]) throw new Error(`sealed in a form that this version does not know: ${sealed[0]}`)
  const nonce = sealed.subarray(1, 1 + NONCE_BYTES)
  const tag = sealed.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(boundTo(belongsTo))
    .setAuthTag(tag)
  return Buffer.concat([decipher.update(sealed.subarray(1 + NONCE_BYTES + TAG_BYTES)), decipher.final()])
}

/** The version as well: it cannot be exchanged for another. */
const boundTo = (belongsTo: string) => Buffer.concat([VERSION, Buffer.from(belongsTo)])
