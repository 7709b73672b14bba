import { sql } from 'kysely'
import pg from 'pg'

import { dateOf, toLocal, type LocalDate } from '#domain/period.ts'

import { isPart, partNames, readPart, type PartName, type Parts, type ReadFor } from './catalogue-parts.ts'
import { catalogueOf, type Catalogue } from './catalogue.ts'
import type { Db } from './db.ts'

const RECONNECT_MS = 1_000
/** Longest time in ms for which a silently broken connection may go unnoticed. */
const PING_MS = 5_000

export interface CatalogueCache {
  get(): Promise<Catalogue>
  close(): Promise<void>
}

type Reading = { [Name in PartName]?: Promise<Parts[Name]> }

/** Parts read for one day, or on their way, and the catalogue made of them. */
interface Kept {
  readonly day: LocalDate
  readonly parts: Reading
  whole?: Promise<Catalogue> | undefined
}

/**
 * Keeps the catalogue in memory until the database reports a change (NOTIFY), so that a change is in force at once in
 * every process. Only the part that changed is read again. Notices about another company in the same database are
 * ignored. While the listening connection is down, nothing is cached.
 */
export async function openCatalogueCache(
  db: Db,
  url: string,
  onError: (error: Error) => void,
  onBadSetting: (problem: string) => void = () => {},
  clock: () => Date,
): Promise<CatalogueCache> {
  const { rows } = await sql<{ company: string }>`select current_schema() as company`.execute(db)
  let kept: Kept | undefined
  const forget = (part?: string) => {
    if (kept === undefined) return
    if (isPart(part)) {
      delete kept.parts[part]
      kept.whole = undefined
    } else kept = undefined
  }
  const line = await openLine(url, rows[0]!.company, forget, onError)
  return {
    get() {
      const now = clock()
      // Prices and settings hold from a day on, and begin at midnight in Berlin.
      const day = dateOf(toLocal(now))
      const by = { today: day, onBad: onBadSetting }
      if (!line.open()) return read(db, {}, by, now)
      const entry = kept?.day === day ? kept : (kept = { day, parts: {} })
      if (entry.whole !== undefined) return entry.whole
      const whole = read(db, entry.parts, by, now)
      entry.whole = whole
      whole.catch(() => {
        if (entry.whole === whole) entry.whole = undefined
      })
      return whole
    },
    close: () => line.close(),
  }
}

/** The catalogue from the parts that are there already and those that are read now; a part that fails is not kept. */
async function read(db: Db, parts: Reading, by: ReadFor, now: Date): Promise<Catalogue> {
  const part = <Name extends PartName>(name: Name): Promise<Parts[Name]> => {
    const reading: Promise<Parts[Name]> = parts[name] ?? readPart(name, db, by)
    parts[name] = reading as Reading[Name]
    reading.catch(() => {
      if (parts[name] === reading) delete parts[name]
    })
    return reading
  }
  const found = await Promise.all(partNames.map(async (name) => [name, await part(name)] as const))
  return catalogueOf(Object.fromEntries(found) as unknown as Parts, now)
}

interface Line {
  open(): boolean
  close(): Promise<void>
}

/**
 * Listens for changes and reconnects after a loss. `forget` is told the part that a notice names; on every connection and
 * disconnection it is told none, because anything may have changed meanwhile.
 */
async function openLine(
  url: string,
  company: string,
  forget: (part?: string) => void,
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
      const [whose, part] = payload?.split(' ') ?? []
      if (whose === company) forget(part)
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
