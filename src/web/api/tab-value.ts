import { readSession, subscribeToSession } from './session-storage.ts'
import { createStore, useStore, type Store } from './store.ts'
import { readTab, removeTab, writeTab, type Owned, type OwnedKey } from './tab-storage.ts'

/**
 * A value that lasts as long as the browser's tab. It never leaves the browser by itself: this is where personal
 * entries stay until they are sent.
 */
interface TabValue<Value> extends Store<Value> {
  readonly clear: () => void
  readonly empty: Value
}

/** @param parse an older release, or somebody else, may have left anything in the storage: null is nothing of ours */
export function tabValue<Value>(key: string, empty: Value, parse: (raw: unknown) => Value | null): TabValue<Value> {
  const { subscribe, ...change } = createStore(0)
  const publish = () => change.write(change.read() + 1)
  let cached: { readonly text: string | null; readonly value: Value } | undefined
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
  return { read, write, clear, subscribe, empty }
}

interface OwnTabValue<Value> extends TabValue<Value> {
  /** For who was here when it began, however long it took. */
  readonly writeFor: (owner: string | null, value: Value) => void
}

const member = (): string | null => readSession()?.user.id ?? null

/**
 * The same of whoever enters it: what is a member's is there for that member alone, also after a session that ended. A
 * visitor's goes over to whoever signs in (tab-storage.ts).
 */
export function ownTabValue<Value>(
  key: OwnedKey,
  empty: Value,
  parse: (raw: unknown) => Value | null,
): OwnTabValue<Value> {
  const entry = tabValue<(Owned & { readonly value: Value }) | null>(key, null, (raw) => {
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

export const useTabValue = <Value>(value: TabValue<Value>): Value => useStore(value, value.empty)
