import { useSyncExternalStore } from 'react'

/** Settings of a counter's device, for everybody who works at it. Nothing of a person is kept, and customers never get here. */
const keys = {
  branch: 'staff-branch',
  lettersOff: 'staff-letters-off',
  /** Mark of the session whose screen is locked, so that every tab knows, and a page that is opened anew. */
  locked: 'staff-locked',
  /** Mark of the session, and the moment at which somebody last used the back office with it in any tab. */
  touched: 'staff-touched',
  /** Moment at which a page was last loaded anew because a part of it was gone. */
  reloaded: 'staff-reloaded',
} as const

type Name = keyof typeof keys

const listeners = new Set<() => void>()
/** Where the browser keeps nothing, settings last as long as the page. */
const unkept = new Map<Name, string | null>()

/** A setting; null if there is none. */
export function readDevice(name: Name): string | null {
  try {
    return localStorage.getItem(keys[name])
  } catch {
    return unkept.get(name) ?? null
  }
}

/** Keeps a setting. @param value null removes it */
export function writeDevice(name: Name, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(keys[name])
    else localStorage.setItem(keys[name], value)
  } catch {
    unkept.set(name, value)
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** A setting as it is now, also when another tab changes it. */
export const useDevice = (name: Name): string | null => useSyncExternalStore(subscribe, () => readDevice(name))
