import { readSession, subscribeToSession } from './session-storage.ts'
import { createStore, useStore, type Store } from './store.ts'
import { handOver, parseEntry, readTab, removeTab, writeTab } from './tab-storage.ts'

/**
 * A value that lasts as long as the browser's tab. It never leaves the browser by itself: this is where personal
 * entries stay until they are sent.
 */
interface TabValue<Value> extends Store<Value> {
  readonly clear: () => void
  readonly empty: Value
}

/** Content of the storage. */
interface Entry<Value> {
  readonly version: number
  readonly owner?: string | null
  readonly value: Value
}

/**
 * @param version of the value's form: a tab that was opened with another release begins anew. Count it up whenever
 * what an older release has left could not be read as a value of today
 */
export function tabValue<Value>(key: string, version: number, empty: Value): TabValue<Value> {
  const { read, write, ...entry } = tabEntry<Value>(key, version)
  return { ...entry, read: () => read()?.value ?? empty, write: (value) => write({ version, value }), empty }
}

interface OwnTabValue<Value> extends TabValue<Value> {
  /** Reads for the visitor or member who was here at the beginning, even if their session has ended since. */
  readonly readFor: (owner: string | null) => Value
  /** Writes for the visitor or member who was here at the beginning, however long it took. */
  readonly writeFor: (owner: string | null, value: Value) => void
}

const member = (): string | null => readSession()?.user.id ?? null

/**
 * A value of the tab with its owner: a member's value is there for that member alone, also after the session ended. A
 * visitor's value passes to the member who signs in (tab-storage.ts).
 */
export function ownTabValue<Value>(key: string, version: number, empty: Value): OwnTabValue<Value> {
  const entry = tabEntry<Value>(key, version)
  const readFor = (reader: string | null) => {
    const { owner = null, value = empty } = entry.read() ?? {}
    return owner === null || owner === reader ? value : empty
  }
  const writeFor = (owner: string | null, value: Value) => entry.write({ version, owner, value })
  const subscribe = (listener: () => void) => {
    const ends = [entry.subscribe(listener), subscribeToSession(listener)]
    return () => ends.forEach((end) => end())
  }
  return {
    read: () => readFor(member()),
    write: (value) => writeFor(member(), value),
    readFor,
    writeFor,
    clear: entry.clear,
    subscribe,
    empty,
  }
}

/** A member who goes on booking as a visitor keeps the input of the booking form; forms of the account stay theirs. */
export const disownBooking = (leaving: string): void =>
  handOver((owner, key) => (owner === leaving && key.startsWith('booking-') ? null : owner))

function tabEntry<Value>(key: string, version: number) {
  const { subscribe, ...change } = createStore(0)
  const publish = () => change.write(change.read() + 1)
  let cached: { readonly text: string | null; readonly entry: Entry<Value> | null } | undefined
  const read = () => {
    const text = readTab(key)
    // The same object for the same text, as React's stores need it.
    if (cached?.text !== text) cached = { text, entry: parseVersion(text, version) }
    return cached?.entry ?? null
  }
  const write = (entry: Entry<Value>) => {
    const text = JSON.stringify(entry)
    writeTab(key, text)
    cached = { text, entry }
    publish()
  }
  const clear = () => {
    removeTab(key)
    publish()
  }
  return { read, write, clear, subscribe }
}

function parseVersion<Value>(text: string | null, version: number): Entry<Value> | null {
  const entry = parseEntry<Entry<Value>>(text ?? '')
  return entry?.version === version ? (entry as Entry<Value>) : null
}

export const useTabValue = <Value>(value: TabValue<Value>): Value => useStore(value, value.empty)
