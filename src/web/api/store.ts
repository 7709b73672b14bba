import { useSyncExternalStore } from 'react'

/** Value that lives as long as the page, independently of the parts that are drawn. */
export interface Store<Value> {
  readonly read: () => Value
  readonly write: (value: Value) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** @param onListen called when a component begins to listen */
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

/** @param built value for the built page, which does not know its visitor */
export const useStore = <Value>({ subscribe, read }: Pick<Store<Value>, 'read' | 'subscribe'>, built: Value): Value =>
  useSyncExternalStore(subscribe, read, () => built)
