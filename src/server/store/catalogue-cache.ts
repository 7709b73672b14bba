import { sql } from 'kysely'
import pg from 'pg'

import { dateOf, toLocal } from '#domain/period.ts'

import { readCatalogue, type Catalogue } from './catalogue.ts'
import type { Db } from './db.ts'

const RECONNECT_MS = 1_000
/** Longest time in ms for which a silently broken connection may go unnoticed. */
const PING_MS = 5_000

export interface CatalogueCache {
  get(): Promise<Catalogue>
  close(): Promise<void>
}

/**
 * Keeps the catalogue in memory until the database reports a change (NOTIFY), so that a change is in force at once in
 * every process. Notices about another company in the same database are ignored. While the listening connection is down,
 * nothing is cached.
 */
export async function openCatalogueCache(
  db: Db,
  url: string,
  onError: (error: Error) => void,
  onBadSetting: (problem: string) => void = () => {},
  clock: () => Date,
): Promise<CatalogueCache> {
  const { rows } = await sql<{ company: string }>`select current_schema() as company`.execute(db)
  let kept: { day: string; value: Promise<Catalogue> } | undefined
  const line = await openLine(
    url,
    rows[0]!.company,
    () => {
      kept = undefined
    },
    onError,
  )
  return {
    get() {
      const now = clock()
      // Prices and settings hold from a day on, and begin at midnight in Berlin.
      const day = dateOf(toLocal(now))
      if (line.open() && kept?.day === day) return kept.value
      const value = readCatalogue(db, now, onBadSetting)
      const entry = { day, value }
      if (line.open()) kept = entry
      value.catch(() => {
        if (kept === entry) kept = undefined
      })
      return value
    },
    close: () => line.close(),
  }
}

interface Line {
  open(): boolean
  close(): Promise<void>
}

/** Listens for changes and reconnects after a loss. `forget` runs on every notice, connection and disconnection. */
async function openLine(
  url: string,
  company: string,
  forget: () => void,
  onError: (error: Error) => void,
): Promise<Line> {
  let client: pg.Client | undefined
  let closed = false

  async function listen(): Promise<void> {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true })
    let lost = false
    function lose(error?: Error): void {
      if (lost) return
      lost = true
      client = undefined
      forget()
      next.end().catch(() => {})
      if (closed) return
      if (error !== undefined) onError(error)
      setTimeout(() => void listen(), RECONNECT_MS).unref()
    }
    // '<schema> <part>', as engine/company/catalogue_changed.sql says it.
    next.on('notification', ({ payload }) => {
      if (payload?.split(' ')[0] === company) forget()
    })
    next.on('error', lose)
    next.on('end', () => {
      lose()
    })
    try {
      await next.connect()
      await next.query('listen catalogue_changed')
      client = next
      forget()
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
