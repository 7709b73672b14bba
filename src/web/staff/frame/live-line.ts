import { keepStream, type News } from './live-stream.ts'

/**
 * Hears news for a tab. Of all tabs of a person one keeps the stream and passes the news on, because a browser has few
 * connections to a server. Where tabs cannot agree, each has its own.
 * @param owner account whose tabs share the line
 * @returns ends it
 */
export function openLine(owner: string, token: string, hear: (news: News) => void): () => void {
  const stop = new AbortController()
  const name = `staff-live ${owner}`
  // Without a secure connection there are no locks.
  const locks = (navigator as { locks?: LockManager }).locks
  if (locks === undefined || typeof BroadcastChannel === 'undefined') {
    void keepStream(token, hear, stop.signal)
    return () => stop.abort()
  }
  const others = new BroadcastChannel(name)
  let last: News | null = null
  let keeping = false
  const tell = (news: News) => {
    if (news.kind === 'open' || news.kind === 'down') last = news
    others.postMessage(news)
    hear(news)
  }
  others.addEventListener('message', ({ data }: MessageEvent<News | 'state'>) => {
    if (data !== 'state') hear(data)
    else if (keeping && last !== null) others.postMessage(last)
  })
  others.postMessage('state')
  locks
    .request(name, { signal: stop.signal }, async () => {
      keeping = true
      await keepStream(token, tell, stop.signal)
    })
    .catch(() => {
      // Ended while it waited for its turn.
    })
  return () => {
    stop.abort()
    others.close()
  }
}
