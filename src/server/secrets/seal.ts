import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

import type { Key, Keyring } from './keyring.ts'

const NONCE_BYTES = 12
const TAG_BYTES = 16
const NUMBER_BYTES = 4
/** The form of what is sealed: this byte, the number of the key, a nonce, a tag, and what was sealed. */
const VERSION = Buffer.from([2])
const HEAD_BYTES = VERSION.length + NUMBER_BYTES
const BODY_AT = HEAD_BYTES + NONCE_BYTES + TAG_BYTES

/** Encrypts records and files at rest (D27): AES-256-GCM, one random nonce each, bound to what they belong to. */
export interface Sealer {
  seal(plain: unknown, belongsTo: string): Buffer
  /** Throws if the bytes were changed, belong to something else, or need a key that is not known. */
  open(sealed: Buffer, belongsTo: string): unknown
  /** The same for files. */
  sealBytes(plain: Buffer, belongsTo: string): Buffer
  openBytes(sealed: Buffer, belongsTo: string): Buffer
  /** What everything begins with that is sealed from now on. */
  head(): Buffer
  /** The same for the same text, and nothing that the text could be told from without the key. */
  fingerprint(text: string): Buffer
}

/** What the key of the fingerprints is bound to. */
export const MARKING_KEY = 'marking_key'

/** What everything that this key seals begins with. */
const headOf = ({ number }: Pick<Key, 'number'>): Buffer => Buffer.concat([VERSION, Buffer.from(number, 'hex')])

/** Sealed bytes need a key that this process does not know. */
export class UnknownKeyError extends Error {
  readonly number: string
  constructor(number: string, where: string) {
    super(`sealed with key ${number}, which is not among the keys in ${where}`)
    this.number = number
  }
}

/**
 * @param keys seal and open
 * @param markingKey makes fingerprints. It stays when the others change, or nobody would be recognised any more
 */
export function createSealer(keys: Keyring, markingKey: Buffer): Sealer {
  return {
    seal: (plain, belongsTo) => sealBytes(keys, Buffer.from(JSON.stringify(plain)), belongsTo),
    open: (sealed, belongsTo) => JSON.parse(openBytes(keys, sealed, belongsTo).toString('utf8')),
    sealBytes: (plain, belongsTo) => sealBytes(keys, plain, belongsTo),
    openBytes: (sealed, belongsTo) => openBytes(keys, sealed, belongsTo),
    head: () => headOf(keys.newest()),
    fingerprint: (text) => createHmac('sha256', markingKey).update(text).digest(),
  }
}

export function sealBytes(keys: Keyring, plain: Buffer, belongsTo: string): Buffer {
  const key = keys.newest()
  const head = headOf(key)
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce).setAAD(boundTo(head, belongsTo))
  const body = [cipher.update(plain), cipher.final()]
  return Buffer.concat([head, nonce, cipher.getAuthTag(), ...body])
}

export function openBytes(keys: Keyring, sealed: Buffer, belongsTo: string): Buffer {
  if (sealed[0] !== VERSION[0]) throw new Error(`sealed in a form that this version does not know: ${sealed[0]}`)
  const head = sealed.subarray(0, HEAD_BYTES)
  const number = head.subarray(VERSION.length).toString('hex')
  const key = keys.find(number)
  if (key === undefined) throw new UnknownKeyError(number, keys.where)
  const nonce = sealed.subarray(HEAD_BYTES, HEAD_BYTES + NONCE_BYTES)
  const tag = sealed.subarray(HEAD_BYTES + NONCE_BYTES, BODY_AT)
  const decipher = createDecipheriv('aes-256-gcm', key.bytes, nonce, { authTagLength: TAG_BYTES })
    .setAAD(boundTo(head, belongsTo))
    .setAuthTag(tag)
  return Buffer.concat([decipher.update(sealed.subarray(BODY_AT)), decipher.final()])
}

/** The form and the number of the key as well: they cannot be exchanged for others. */
const boundTo = (head: Buffer, belongsTo: string) => Buffer.concat([head, Buffer.from(belongsTo)])
