import { useQueryClient } from '@tanstack/react-query'
import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react'

import type { CallName } from '#paths/index.ts'
import { useAuth } from '#api/session.tsx'
import { askingAgain, type AskAgain } from './ask-again.ts'
import { openLine } from './live-line.ts'
import { useIsLocked } from './screen-lock.ts'
import type { News } from './live-stream.ts'

export type Topic = 'rentals' | 'cars' | 'inbox' | 'people' | 'presence'

/** Whether news come by themselves; if not, since when, and whether the server answers at all. */
export type LiveState = { readonly kind: 'live' } | { readonly kind: 'asking' | 'away'; readonly since: number }

type Listener = (news: News) => void

interface Live {
  readonly state: LiveState
  readonly listen: (listener: Listener) => () => void
  readonly askAgain: AskAgain
}

const LiveContext = createContext<Live | null>(null)

/** Time in ms between two questions while no news come by themselves. */
const ASK_MS = 20_000
/**
 * Time in ms after which a line that has begun asks for what may have been missed before. At its first beginning the page
 * is still busy with answers that are seconds old at most.
 */
const OPENED_MS = 2_000

/** Keeps the line on which the server tells what changes. */
export function LiveProvider({ children }: { readonly children: ReactNode }) {
  const { session } = useAuth()
  const locked = useIsLocked()
  const [owner, token] = [session?.user.id, session?.token]
  const listeners = useRef(new Set<Listener>())
  const [state, setState] = useState<LiveState>(() => ({ kind: 'asking', since: Date.now() }))
  const [listen] = useState(() => (listener: Listener) => {
    listeners.current.add(listener)
    return () => void listeners.current.delete(listener)
  })
  useEffect(() => {
    // A locked session has no line; the one that follows begins with a gap, after which everything is asked for again.
    if (locked || owner === undefined || token === undefined) return
    return openLine(owner, token, (news) => {
      if (news.kind === 'open') {
        setState({ kind: 'live' })
        // Parts of pages that could not be fetched wait for this word, which the browser has for its own line alone.
        dispatchEvent(new Event('online'))
      }
      if (news.kind === 'down') {
        const kind = news.away ? 'away' : 'asking'
        setState((before) => ({ kind, since: before.kind === 'live' ? Date.now() : before.since }))
      }
      for (const listener of listeners.current) listener(news)
    })
  }, [owner, token, locked])
  const client = useQueryClient()
  const [askAgain] = useState(() => askingAgain(client))
  const { kind } = state
  useEffect(() => {
    if (locked || kind === 'live') return
    const timer = setInterval(() => {
      for (const listener of listeners.current) listener({ kind: 'gap' })
    }, ASK_MS)
    return () => clearInterval(timer)
  }, [kind, locked])
  return <LiveContext value={{ state, listen, askAgain }}>{children}</LiveContext>
}

function useLine(): Live {
  const live = use(LiveContext)
  if (live === null) throw new Error('useLive must be used inside LiveProvider')
  return live
}

export const useLiveState = (): LiveState => useLine().state

const isAbout = (news: News, topics: readonly string[], branch: number | null): boolean => {
  if (news.kind === 'down') return false
  if (news.kind !== 'change') return true
  return topics.includes(news.topic) && (branch === null || news.branch === null || news.branch === branch)
}

/**
 * Asks for the answers of calls again when something of these topics changes, at most once a second: `useLive(['rentals',
 * 'cars'], ['getBoard'], branch)`. While the line is down it asks every 20 seconds.
 * @param branch branch whose changes matter; null for all
 * @param restMs least time between news and the question, for answers that cost the server much
 */
export function useLive(
  topics: readonly Topic[],
  calls: readonly CallName[],
  branch: number | null = null,
  restMs = 0,
): void {
  const { listen, askAgain } = useLine()
  const owner = useAuth().session?.user.id
  const [about, names] = [topics.join(' '), calls.join(' ')]
  useEffect(
    () =>
      listen((news) => {
        if (!isAbout(news, about.split(' '), branch)) return
        const rest = Math.max(restMs, news.kind === 'open' ? OPENED_MS : 0)
        for (const name of names.split(' ').filter(Boolean)) askAgain(owner, name as CallName, rest)
      }),
    [listen, askAgain, owner, about, names, branch, restMs],
  )
}
