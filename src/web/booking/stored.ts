import { useSyncExternalStore } from 'react'

import { readSession, subscribeToSession } from '#api/session-storage.ts'
import { readTab, removeTab, writeTab, type Owned, type OwnedKey } from '#api/tab-storage.ts'

/**
 * A value that lasts as long as the browser's tab. It never leaves the browser by itself: this is where personal
 * entries stay until they are sent.
 */
export interface Stored<Value> {
  readonly read: () => Value
  readonly write: (value: Value) => void
  readonly clear: () => void
  readonly subscribe: (listener: () => void) => () => void
  readonly empty: Value
}

export function stored<Value>(key: string, empty: Value, parse: (raw: unknown) => Value | null): Stored<Value> {
  const listeners = new Set<() => void>()
  let cached: { readonly text: string | null; readonly value: Value } | undefined
  const publish = () => listeners.forEach((listener) => listener())
  const read = (): Value => {
    const text = readTab(key)
    if (!cached || cached.text !== text) cached = { text, value: parseText(text, parse) ?? empty }
    return cached.value
  }
  const write = (value: Value) => {
    const text = JSON.stringify(value)
    writeTab(key, text)
    cached = { text, value }
    publish()
  }
  const clear = () => {
    removeTab(key)
    publish()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return { read, write, clear, subscribe, empty }
}

interface StoredOfOwner<Value> extends Stored<Value> {
  /** For who was here when it began, however long it took. */
  readonly writeFor: (owner: string | null, value: Value) => void
}

const member = (): string | null => readSession()?.user.id ?? null

/**
 * The same of whoever enters it: what is a member's is there for that member alone, also after a session that ended. A
 * visitor's goes over to whoever signs in (api/tab-storage.ts).
 */
export function owned<Value>(key: OwnedKey, empty: Value, parse: (raw: unknown) => Value | null): StoredOfOwner<Value> {
  const entry = stored<(Owned & { readonly value: Value }) | null>(key, null, (raw) => {
    const { owner, value } = raw as Record<string, unknown>
    const content = parse(value)
    return content !== null && (owner === null || typeof owner === 'string') ? { owner, value: content } : null
  })
  const read = () => {
    const kept = entry.read()
    return kept && (kept.owner === null || kept.owner === member()) ? kept.value : empty
  }
  const writeFor = (owner: string | null, value: Value) => entry.write({ owner, value })
  const subscribe = (listener: () => void) => {
    const ends = [entry.subscribe(listener), subscribeToSession(listener)]
    return () => ends.forEach((end) => end())
  }
  return { read, write: (value) => writeFor(member(), value), writeFor, clear: entry.clear, subscribe, empty }
}

function parseText<Value>(text: string | null, parse: (raw: unknown) => Value | null): Value | null {
  if (text === null) return null
  try {
    return parse(JSON.parse(text))
  } catch {
    return null
  }
}

export const useStored = <Value>(store: Stored<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.read, () => store.empty)
