import { createHash } from 'node:crypto'

/** What a key of a retry stands for. Fields may come in any order: what counts is what was asked. */
export function hashOf(body: object): Buffer {
  return createHash('sha256').update(JSON.stringify(body, inOrder)).digest()
}

function inOrder(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)))
}
