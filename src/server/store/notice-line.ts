import { sql } from 'kysely'
import pg from 'pg'

import type { Db } from './db.ts'

const RECONNECT_MS = 1_000
/** Longest time in ms for which a silently broken connection may go unnoticed. */
const PING_MS = 5_000

const channels = ['catalogue_changed', 'staff_changed'] as const
export type Channel = (typeof channels)[number]

/**
 * Told the words of a notice after the name of the company; null on every connection and disconnection, because anything
 * may have happened meanwhile.
 */
export type OnNotice = (words: string | null) => void

/** The one connection of a process that listens to notices of the database (NOTIFY). */
export interface NoticeLine {
  /** Whether notices are heard now. */
  open(): boolean
  /** Listens to a channel. @returns what stops it */
  hear(channel: Channel, onNotice: OnNotice): () => void
  close(): Promise<void>
}

/**
 * Listens to the database and reconnects after a loss. Notices about another company in the same database are ignored.
 * @param onError told why the connection was lost
 */
export async function openNoticeLine(db: Db, url: string, onError: (error: Error) => void): Promise<NoticeLine> {
  const { rows } = await sql<{ company: string }>`select current_schema() as company`.execute(db)
  const ears: Record<Channel, Set<OnNotice>> = { catalogue_changed: new Set(), staff_changed: new Set() }
  const connection = await keepConnected(
    url,
    (channel, payload) => {
      // '<schema> <words>'; the triggers say it in this form.
      const [whose, ...words] = payload.split(' ')
      if (whose === rows[0]!.company) for (const hear of ears[channel]) hear(words.join(' '))
    },
    () => {
      for (const hear of channels.flatMap((channel) => [...ears[channel]])) hear(null)
    },
    onError,
  )
  return {
    ...connection,
    hear(channel, onNotice) {
      ears[channel].add(onNotice)
      return () => void ears[channel].delete(onNotice)
    },
  }
}

/** @param onGap called on every connection and disconnection */
async function keepConnected(
  url: string,
  onNotice: (channel: Channel, payload: string) => void,
  onGap: () => void,
  onError: (error: Error) => void,
): Promise<Pick<NoticeLine, 'open' | 'close'>> {
  let client: pg.Client | undefined
  let closed = false

  async function listen(): Promise<void> {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true })
    let lost = false
    function lose(error?: Error): void {
      if (lost) return
      lost = true
      client = undefined
      onGap()
      next.end().catch(() => {})
      if (closed) return
      if (error !== undefined) onError(error)
      setTimeout(() => void listen(), RECONNECT_MS).unref()
    }
    next.on('notification', ({ channel, payload }) => {
      onNotice(channel as Channel, payload ?? '')
    })
    next.on('error', lose)
    next.on('end', () => {
      lose()
    })
    try {
      await next.connect()
      await next.query(channels.map((channel) => `listen ${channel}`).join('; '))
      client = next
      onGap()
    } catch (error) {
      lose(error as Error)
    }
  }

  await listen()
  const pings = setInterval(() => {
    const asked = client
    asked?.query({ text: 'select 1', query_timeout: PING_MS } as pg.QueryConfig).catch((error: Error) => {
      asked.emit('error', error)
    })
  }, PING_MS)
  pings.unref()
  return {
    open: () => client !== undefined,
    async close() {
      closed = true
      clearInterval(pings)
      await client?.end().catch(() => {})
    },
  }
}
