import { useSyncExternalStore } from 'react'

/** Hook that says whether a media query holds, and keeps up with it. */
export function mediaHook(query: string): () => boolean {
  const list = () => window.matchMedia(query)
  const subscribe = (tell: () => void) => {
    const subscribed = list()
    subscribed.addEventListener('change', tell)
    return () => subscribed.removeEventListener('change', tell)
  }
  return function useMedia() {
    return useSyncExternalStore(subscribe, () => list().matches)
  }
}
