import { within as inTransaction } from './acting.ts'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'

import { test as base, expect, type Page } from '@playwright/test'

import { dateOf } from '#domain/period.ts'
import { findAccountByEmail } from '#store/account.ts'
import { connect, type Tx } from '#store/db.ts'
import { insertLink } from '#store/mail-link.ts'
import { addPoints } from '#store/points.ts'
import { writeSetting } from '#store/setting.ts'
import { newToken } from '#secrets/token.ts'
import { awake as awakeEvent } from '#frame/asleep.ts'
import { temporaryFolder } from './folder.ts'
import { inDays } from './client.ts'
import { databaseOf, type OwnDatabase } from './postgres.ts'
import { startServer, type ServerProcess } from './server.ts'

const cli = path.resolve(import.meta.dirname, '../../src/server/manage.ts')

export interface Site extends ServerProcess {
  dataDir: string
  database: OwnDatabase
  /** The operator's command line on this server's data. @returns what it printed */
  manage(...args: string[]): Promise<string>
  /** The same, with what is typed where it asks. */
  manageWith(typed: string, ...args: string[]): Promise<string>
  setBookings(state: 'soon' | 'open'): Promise<void>
  /** The token of a link to set the password with, as a letter would bring it; nobody waits for the letter. */
  passwordToken(email: string): Promise<string>
  /** Gives points to a member or takes them, as staff do, one movement each. */
  addPoints(email: string, ...points: number[]): Promise<void>
}

interface SiteWishes {
  /** Under which it is known, if that matters. */
  host: string | null
  /** Whether it counts who asks for how much (D32): most journeys are too many visitors from one place. */
  limits: boolean
}

async function startSite({ host, limits }: SiteWishes): Promise<Site> {
  const dataDir = temporaryFolder('journey')
  const database = await databaseOf(dataDir)
  const server = await startServer({
    DATA_DIR: dataDir,
    ...database.env,
    ...(host !== null && (await known(host))),
    ...(limits && { RATE_LIMITS: 'on' }),
  })
  const manageWith = async (typed: string, ...args: string[]) => {
    const running = promisify(execFile)(process.execPath, [cli, ...args], {
      env: { ...process.env, DATA_DIR: dataDir, ...database.env },
    })
    running.child.stdin?.end(typed)
    return (await running).stdout
  }
  const manage = (...args: string[]) => manageWith('', ...args)
  let state = 'soon'
  return {
    ...server,
    ...(host !== null && { url: server.url.replace('127.0.0.1', host) }),
    dataDir,
    database,
    manage,
    manageWith,
    async passwordToken(email) {
      const { token, hash: tokenHash } = newToken()
      await within(database.url, async (tx) => {
        const { id: accountId } = (await findAccountByEmail(tx, email))!
        const [at, expiresAt] = [new Date(), new Date(Date.now() + 3_600_000)]
        await insertLink(tx, { tokenHash, purpose: 'set_password', accountId, at, expiresAt })
      })
      return token
    },
    addPoints: (email, ...points) =>
      within(database.url, async (tx) => {
        const { customer_id: id } = (await findAccountByEmail(tx, email))!
        await addPoints(
          tx,
          points.map((one) => ({ customer_id: id!, points: one, kind: 'staff', note: 'thanks' })),
        )
      }),
    async setBookings(wanted) {
      if (wanted !== state) await within(database.url, (tx) => writeSetting(tx, 'bookings', wanted))
      // The server hears of it a moment later.
      while (wanted !== state) state = await bookingsOf(server.url)
    },
  }
}

/** Does the work of an operator's command without starting a process for it. */
async function within(url: string, work: (tx: Tx) => Promise<void>): Promise<void> {
  const { db, close } = connect(url, () => {}, 1)
  await inTransaction(db, work)
  await close()
}

async function bookingsOf(server: string): Promise<string> {
  const answer = await fetch(`${server}/api/site`)
  return ((await answer.json()) as { bookings: string }).bookings
}

async function known(host: string): Promise<{ PORT: string; ORIGIN: string }> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const PORT = String((probe.address() as AddressInfo).port)
  probe.close()
  return { PORT, ORIGIN: `http://${host}:${PORT}` }
}

/**
 * A page on a server with a database of its own for each worker. Every journey ends with a clean console: no error,
 * no warning, no request that failed, nothing from another host; and with a server that met no fault.
 */
export const test = base.extend<{ consoleStaysClean: void; expectedNoise: RegExp | null }, SiteWishes & { site: Site }>(
  {
    /** Passkeys belong to a host with a name. */
    host: [null, { option: true, scope: 'worker' }],
    limits: [false, { option: true, scope: 'worker' }],
    site: [
      async ({ host, limits }, use) => {
        const site = await startSite({ host, limits })
        await use(site)
        await site.stop()
        await site.database.drop()
        rmSync(site.dataDir, { recursive: true, force: true })
      },
      { scope: 'worker', timeout: 90_000 },
    ],
    baseURL: async ({ site }, use) => {
      await use(site.url)
    },
    context: async ({ context }, use) => {
      // Event by which the page says that it answers (src/web/frame/asleep.ts).
      await context.addInitScript((awake) => {
        addEventListener(awake, (event) => {
          if ((event as CustomEvent<string>).detail === '') Object.assign(window, { alive: true })
        })
      }, awakeEvent)
      await use(context)
    },
    /** Messages in the console that a journey provokes on purpose. */
    expectedNoise: [null, { option: true }],
    consoleStaysClean: [
      async ({ page, site, expectedNoise }, use) => {
        const noise: string[] = []
        page.on('console', (message) => {
          if (message.type() === 'error' || message.type() === 'warning')
            noise.push(`${message.type()}: ${message.text()}`)
        })
        page.on('pageerror', (error) => noise.push(`fault: ${error.message}`))
        page.on('request', (request) => {
          if (
            !request.url().startsWith(site.url) &&
            !request.url().startsWith('data:') &&
            !request.url().startsWith('blob:')
          )
            noise.push(`other host: ${request.url()}`)
        })
        await use()
        expect(noise.filter((line) => expectedNoise?.test(line) !== true)).toEqual([])
        expect(site.log.filter((line) => /"level":(50|60)/.test(line))).toEqual([])
      },
      { auto: true },
    ],
  },
)

export { expect } from '@playwright/test'

/** Waits until the page has come to life. Before, a link leads to another document, as it does without scripts. */
export async function scriptsLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as { alive?: true }).alive)
}

/** Holds back the scripts whose address matches, as a slow line does. @returns lets them come */
export async function holdScripts(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return release
}

type Days = { start: string; end: string }

/** A day ahead on which both branches are open at ten, as the date inputs want it. */
export const openDays = (site: Pick<Site, 'url'>, ahead: number, length: number): Promise<Days> =>
  daysWith(site, ahead, length, () => true)

/** The same, where no season makes them dearer: for a test that names prices. */
export const plainDays = (site: Pick<Site, 'url'>, ahead: number, length: number): Promise<Days> =>
  daysWith(site, ahead, length, (offers) => !offers.includes('"season"'))

/** @param suits whether the offers for the days, as the server writes them, are wanted */
async function daysWith(
  site: Pick<Site, 'url'>,
  ahead: number,
  length: number,
  suits: (offers: string) => boolean,
): Promise<Days> {
  for (let first = ahead; ; first++) {
    const day = (n: number) => dateOf(inDays(n))
    const answer = await fetch(
      `${site.url}/api/availability?pickup=1&dropoff=1&start=${day(first)}T10:00&end=${day(first + length)}T10:00`,
    )
    if (answer.status === 200 && suits(await answer.text())) return { start: day(first), end: day(first + length) }
  }
}

/** How many days ahead each server still has days that no journey was given. */
const free = new WeakMap<object, number>()

/** The same, on days that no other journey of this server was given: none finds the cars gone that another holds. */
export async function ownDays(site: Pick<Site, 'url'>, length: number): Promise<{ start: string; end: string }> {
  const days = await openDays(site, free.get(site) ?? 100, length)
  const ahead = Math.ceil((Date.parse(days.end) - Date.now()) / 86_400_000)
  // A car needs a while between two rentals.
  free.set(site, ahead + 2)
  return days
}
