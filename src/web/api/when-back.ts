/**
 * Calls `ask` once when the connection or the reader is back, because a call that failed before may succeed now.
 * @param signal that ends the waiting
 */
export function whenBack(ask: () => void, signal?: AbortSignal): void {
  const done = new AbortController()
  const options = { signal: signal ? AbortSignal.any([signal, done.signal]) : done.signal }
  const back = () => {
    if (document.visibilityState === 'hidden') return
    done.abort()
    ask()
  }
  addEventListener('online', back, options)
  document.addEventListener('visibilitychange', back, options)
}
