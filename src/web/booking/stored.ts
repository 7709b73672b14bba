import { useSyncExternalStore } from 'react'

/**
 * A value that lasts as long as the browser's tab, or as long as the page where storage is switched off.
 * It never leaves the browser by itself: this is where personal entries stay until they are sent.
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
  let unsaved: { readonly value: Value } | undefined
  const publish = () => listeners.forEach((listener) => listener())
  const read = (): Value => {
    if (unsaved) return unsaved.value
    const text = readText(key)
    if (!cached || cached.text !== text) cached = { text, value: parseText(text, parse) ?? empty }
    return cached.value
  }
  const write = (value: Value) => {
    try {
      const text = JSON.stringify(value)
      sessionStorage.setItem(key, text)
      cached = { text, value }
      unsaved = undefined
    } catch {
      unsaved = { value }
    }
    publish()
  }
  const clear = () => {
    unsaved = undefined
    cached = undefined
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Nothing was stored either.
    }
    publish()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return { read, write, clear, subscribe, empty }
}

function readText(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
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
