/**
 * Calls once when the line or the reader is back: what could not be had before may be there now.
 * @param signal ends the waiting
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
