import { useSyncExternalStore } from 'react'

/** A value that lasts as long as the page, whatever part of it is drawn. */
export interface Store<Value> {
  readonly read: () => Value
  readonly write: (value: Value) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** @param onListen called whenever somebody begins to listen */
export function createStore<Value>(first: Value, onListen?: () => void): Store<Value> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    write: (next) => {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      onListen?.()
      return () => void listeners.delete(listener)
    },
  }
}

/** @param built what the built page shows, which knows nobody yet */
export const useStore = <Value>({ subscribe, read }: Pick<Store<Value>, 'read' | 'subscribe'>, built: Value): Value =>
  useSyncExternalStore(subscribe, read, () => built)
