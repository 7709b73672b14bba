import { useQueryClient } from '@tanstack/react-query'
import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react'

import type { CallName } from '#paths/index.ts'
import { memberKey } from '#api/server-state.tsx'
import { useAuth } from '#api/session.tsx'
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
}

const LiveContext = createContext<Live | null>(null)

/** Time in ms between two questions while no news come by themselves. */
const ASK_MS = 20_000
/** Least time in ms between two questions because of news, and what chance adds so that not all ask at once. */
const LEAST_MS = 1_000
const SPREAD_MS = 300

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
      if (news.kind === 'open') setState({ kind: 'live' })
      if (news.kind === 'down') {
        const kind = news.away ? 'away' : 'asking'
        setState((before) => ({ kind, since: before.kind === 'live' ? Date.now() : before.since }))
      }
      for (const listener of listeners.current) listener(news)
    })
  }, [owner, token, locked])
  const { kind } = state
  useEffect(() => {
    if (locked || kind === 'live') return
    const timer = setInterval(() => {
      for (const listener of listeners.current) listener({ kind: 'gap' })
    }, ASK_MS)
    return () => clearInterval(timer)
  }, [kind, locked])
  return <LiveContext value={{ state, listen }}>{children}</LiveContext>
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
 */
export function useLive(topics: readonly Topic[], calls: readonly CallName[], branch: number | null = null): void {
  const { listen } = useLine()
  const owner = useAuth().session?.user.id
  const client = useQueryClient()
  const [about, names] = [topics.join(' '), calls.join(' ')]
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = 0
    const ask = () => {
      timer = undefined
      last = Date.now()
      for (const name of names.split(' ')) void client.invalidateQueries({ queryKey: memberKey(owner, name) })
    }
    const quiet = listen((news) => {
      if (!isAbout(news, about.split(' '), branch)) return
      timer ??= setTimeout(ask, Math.max(0, last + LEAST_MS - Date.now()) + Math.random() * SPREAD_MS)
    })
    return () => {
      quiet()
      clearTimeout(timer)
    }
  }, [listen, client, owner, about, names, branch])
}
