import { errorOf, heardOfSession, send } from '#api/call-server.ts'

/** News about what staff see: a change, or that anything may have changed unheard. */
export type News =
  | { readonly kind: 'change'; readonly topic: string; readonly branch: number | null }
  | { readonly kind: 'gap' }
  /** The line stands; what came before may have been missed. */
  | { readonly kind: 'open' }
  /** The line is down; `away` if the server does not answer at all. */
  | { readonly kind: 'down'; readonly away: boolean }

/** Longest silence in ms: the server gives a sign of life every 20 seconds. */
const SILENCE_MS = 45_000
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 20_000

interface ServerEvent {
  readonly event: string
  readonly data: string
}

/** Reads server-sent events from text that comes in pieces. @returns the events that are whole by now */
export function eventReader(): (piece: string) => ServerEvent[] {
  let rest = ''
  return (piece) => {
    const blocks = (rest + piece).split('\n\n')
    rest = blocks.pop() ?? ''
    return blocks.flatMap((block) => {
      const lines = block.split('\n')
      const value = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2)
      const event = value('event')
      return event === undefined ? [] : [{ event, data: value('data') ?? '' }]
    })
  }
}

function newsOf({ event, data }: ServerEvent): News | null {
  if (event === 'open' || event === 'gap') return { kind: event }
  if (event !== 'change') return null
  return { kind: 'change', ...(JSON.parse(data) as { topic: string; branch: number | null }) }
}

/** Reads one stream to its end. @returns whether it ever stood */
async function readOnce(token: string, tell: (news: News) => void, outer: AbortSignal): Promise<boolean> {
  const silence = new AbortController()
  const cut = () => silence.abort()
  // A browser that knows it is offline keeps a stream open on which nothing can come.
  addEventListener('offline', cut)
  let timer = setTimeout(cut, SILENCE_MS)
  let stood = false
  try {
    const signal = AbortSignal.any([outer, silence.signal])
    const response = await send('getStaffEvents', { token, lasting: signal })
    if (!response.ok || response.body === null) {
      heardOfSession(token, errorOf(response.status, await response.json().catch(() => null)))
      tell({ kind: 'down', away: response.status >= 500 })
      return false
    }
    const read = eventReader()
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      stood = true
      clearTimeout(timer)
      timer = setTimeout(cut, SILENCE_MS)
      for (const news of read(part.value).map(newsOf)) if (news !== null) tell(news)
    }
  } catch {
    if (!outer.aborted) tell({ kind: 'down', away: true })
  } finally {
    clearTimeout(timer)
    removeEventListener('offline', cut)
  }
  return stood
}

/** Waits, but no longer than until the browser is online again. */
const pauseFor = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
    signal.addEventListener('abort', end)
  })

/** Keeps a stream of events until it is told to stop, and comes back after every end, at moments that differ by chance. */
export async function keepStream(token: string, tell: (news: News) => void, signal: AbortSignal): Promise<void> {
  let pause = FIRST_PAUSE_MS
  while (!signal.aborted) {
    const stood = await readOnce(token, tell, signal)
    pause = stood ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS)
    await pauseFor(pause * (0.5 + Math.random() / 2), signal)
  }
}
