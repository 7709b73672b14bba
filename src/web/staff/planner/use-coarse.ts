import { useSyncExternalStore } from 'react'

const query = () => window.matchMedia('(pointer: coarse)')

function subscribe(tell: () => void): () => void {
  const list = query()
  list.addEventListener('change', tell)
  return () => list.removeEventListener('change', tell)
}

/** Whether the device is used by fingers. */
export const useCoarse = (): boolean => useSyncExternalStore(subscribe, () => query().matches)
