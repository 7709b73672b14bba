import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

import type { Key, Keyring } from './keyring.ts'

const NONCE_BYTES = 12
const TAG_BYTES = 16
const NUMBER_BYTES = 4
/** First byte of sealed data. The key's number, a nonce, a tag and the encrypted content follow. */
const VERSION = Buffer.from([2])
const HEAD_BYTES = VERSION.length + NUMBER_BYTES
const BODY_AT = HEAD_BYTES + NONCE_BYTES + TAG_BYTES

/** Encrypts records and files at rest (D27): AES-256-GCM with a random nonce each, bound to their owner. */
export interface Sealer {
  seal(plain: unknown, belongsTo: string): Buffer
  /** Throws if the bytes were changed, belong to another owner, or need an unknown key. */
  open(sealed: Buffer, belongsTo: string): unknown
  /** Like `seal`, for files. */
  sealBytes(plain: Buffer, belongsTo: string): Buffer
  openBytes(sealed: Buffer, belongsTo: string): Buffer
  /** First bytes of everything that is sealed from now on. */
  head(): Buffer
  /** Keyed hash: equal for equal texts, and useless for finding the text without the key. */
  fingerprint(text: string): Buffer
}

/** Name to which the sealed key of the fingerprints is bound. */
export const MARKING_KEY = 'marking_key'

/** First bytes of everything that this key seals. */
const headOf = ({ number }: Pick<Key, 'number'>): Buffer => Buffer.concat([VERSION, Buffer.from(number, 'hex')])

/** Number of the key that sealed these bytes. */
export const keyNumberOf = (sealed: Buffer): string => sealed.subarray(VERSION.length, HEAD_BYTES).toString('hex')

/** Thrown if sealed bytes need a key that this process does not know. */
export class UnknownKeyError extends Error {
  readonly number: string
  constructor(number: string, where: string) {
    super(`sealed with key ${number}, which is not among the keys in ${where}`)
    this.number = number
  }
}

/**
 * @param keys keys for sealing and opening
 * @param markingKey key of the fingerprints. It must stay when the others change, so that fingerprints still match
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
  const number = keyNumberOf(sealed)
  const key = keys.find(number)
  if (key === undefined) throw new UnknownKeyError(number, keys.where)
  const nonce = sealed.subarray(HEAD_BYTES, HEAD_BYTES + NONCE_BYTES)
  const tag = sealed.subarray(HEAD_BYTES + NONCE_BYTES, BODY_AT)
  const decipher = createDecipheriv('aes-256-gcm', key.bytes, nonce, { authTagLength: TAG_BYTES })
    .setAAD(boundTo(head, belongsTo))
    .setAuthTag(tag)
  return Buffer.concat([decipher.update(sealed.subarray(BODY_AT)), decipher.final()])
}

/** Binds sealed data to its owner and to its own first bytes, so that neither can be exchanged. */
const boundTo = (head: Buffer, belongsTo: string) => Buffer.concat([head, Buffer.from(belongsTo)])
