import { createHash } from 'node:crypto'

import type { Keyed } from '#store/quote.ts'

/** Hash by which a retry with the same key is compared with the first call. The order of fields does not matter. */
export function hashOf(body: object): Buffer {
  return createHash('sha256').update(JSON.stringify(body, inOrder)).digest()
}

function inOrder(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)))
}

/** Key of a call with the hash of what it asks for. */
export const keyedBy = (headers: { 'idempotency-key': string }, body: object): Keyed => ({
  key: headers['idempotency-key'],
  requestHash: hashOf(body),
})
