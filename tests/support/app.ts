import { rmSync } from 'node:fs'

import type { AppParts } from '#http/create-app.ts'
import type { Keyring } from '#secrets/keyring.ts'
import type { StoreName } from '#store/tables.ts'
import { changeSetting } from '#usecases/staff/change-setting.ts'
import { hoursOn, pickupSlot } from '#domain/opening-hours.ts'
import { toLocal } from '#domain/period.ts'
import type { CallName } from '#paths/index.ts'
import { operator } from './acting.ts'
import { requestOf, type AnswerTo, type CallOptions } from './call.ts'
import { inDays, type Reply } from './client.ts'
import { createTestDb, type TestDb } from './database.ts'
import { temporaryFolder } from './folder.ts'
import { openProcess, type ProcessOptions, type TestProcess } from './open-process.ts'
import { testKeys } from './secret-key.ts'

export interface TestApp extends TestProcess {
  db: TestDb
  /** Data folder of a process on the same database; the store 'folder' is in it. */
  dataDir: string
  /** Makes a call of the contract, by its name. */
  call<Name extends CallName>(name: Name, options?: CallOptions<Name>): Promise<Reply<AnswerTo<Name>>>
  /** For addresses that are no call's, or not written as one. */
  get<T = unknown>(path: string, headers?: Record<string, string>): Promise<Reply<T>>
  post<T = unknown>(path: string, body: unknown, headers?: Record<string, string>): Promise<Reply<T>>
  /** Opens another process on the same database, by the same clock; it ends with this one. */
  anotherProcess(): Promise<TestProcess>
  setBookings(state: 'soon' | 'open'): Promise<void>
  /** Lets a hold's time be over now. */
  endHold(quoteId: string): Promise<void>
  /** The next day at least so many days ahead on which both branches are open all day, whatever today is. */
  openDay(days: number): number
  /**
   * The next day on which both branches are open all day and that no rental of so many days before it was given: so
   * none takes another's cars.
   */
  ownDays(days: number): number
  /** A half hour of Berlin's wall clock some hours ahead at which the airport is open. */
  inHours(hours: number): string
}

/** How many days ahead the first rental is that has days of its own. */
const FIRST_DAY = 10

/** Where files lie if a test does not say: the second round of the checks says 'folder' (scripts/stages.ts). */
const usualStore: StoreName = process.env['FILES'] === 'folder' ? 'folder' : 'database'

/**
 * The real app on a real database of its own; only the network is left out. Letters wait in the queue.
 * @param store where new files lie
 */
export async function createTestApp(
  parts: Partial<AppParts> = {},
  keys: Keyring = testKeys,
  own?: TestDb,
  store: StoreName = usualStore,
): Promise<TestApp> {
  const dataDir = temporaryFolder('app')
  const db = own ?? (await createTestDb())
  const makeUp: ProcessOptions = { db, keys, dataDir, store, parts, now: () => new Date() }
  const first = await openProcess(makeUp)
  const { app, ctx } = first
  const others: TestProcess[] = []
  const call = async <T>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    headers: Record<string, string>,
    body?: unknown,
  ): Promise<Reply<T>> => {
    const answer = await app.inject({ method, url, headers, ...(body !== undefined && { payload: body as object }) })
    return { status: answer.statusCode, body: answer.json() }
  }
  const { branches } = await ctx.catalogue()
  const openAllDay = (day: string) =>
    branches.every(
      ({ calendar }) =>
        hoursOn(calendar, day).kind === 'regular' && pickupSlot(calendar, `${day}T17:30`).status === 'open',
    )
  const openDay = (days: number) => {
    let at = days
    while (!openAllDay(inDays(at).slice(0, 10))) at++
    return at
  }
  let given = FIRST_DAY
  return {
    ...first,
    db,
    dataDir,
    call: (name, options) => {
      const { method, path, headers, body } = requestOf(name, options)
      return call(method, path, headers, body)
    },
    get: (path, headers = {}) => call('GET', path, headers),
    post: (path, body, headers = {}) => call('POST', path, headers, body),
    async anotherProcess() {
      const other = await openProcess({ ...makeUp, now: () => ctx.now() })
      others.push(other)
      return other
    },
    async setBookings(state) {
      const before = await ctx.catalogue()
      if (before.rules.bookings === state) return
      await changeSetting(ctx, operator, { name: 'bookings', value: state })
      // In force as soon as the database's notice is here.
      while ((await ctx.catalogue()).rules.bookings !== state) await new Promise((resolve) => setTimeout(resolve, 5))
    },
    async endHold(quoteId) {
      await db.pool.query('update quote set expires_at = now() where id = $1', [quoteId])
    },
    openDay,
    ownDays(days) {
      given = openDay(given + days)
      return given
    },
    inHours(hours) {
      const at = toLocal(new Date(Math.ceil((Date.now() + hours * 3_600_000) / 1_800_000) * 1_800_000))
      return at.slice(11) < '06:00' ? `${at.slice(0, 11)}06:00` : at
    },
    async close() {
      for (const one of [first, ...others]) await one.close()
      await db.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
