import { operator } from '#support/acting.ts'
import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Booking } from '#contract/booking.ts'
import { openSealer, WrongKeyError } from '#process/open-sealer.ts'
import { fixedKeys, keyOf, type Keyring } from '#secrets/keyring.ts'
import { namesOfSealed } from '#store/sealed.ts'
import type { Context } from '#usecases/context.ts'
import { reseal } from '#usecases/housekeeping/reseal.ts'
import { countKeys, sealedPlaces } from '#usecases/housekeeping/steps/sealed-places.ts'
import { createTestApp, type TestApp } from '#support/app.ts'
import { codeAt } from '#support/authenticator.ts'
import { bookingBody, inDays, sampleDriver, sampleOther } from '#support/client.ts'
import { commandLine } from '#support/command-line.ts'
import { bearer, newCustomer, PASSWORD, type Customer } from '#support/customer.ts'
import { temporaryFolder } from '#support/folder.ts'
import { photo } from '#support/papers.ts'
import { keptDocument } from '#support/uploaded-document.ts'
import { yardOf } from '#support/yard.ts'
import { givenIn } from '#support/given.ts'
import { rowsOf } from '#support/rows.ts'

const [first, second, third] = ['01', '02', '03'].map((byte) => byte.repeat(32)) as [string, string, string]
const numberOf = (key: string) => keyOf(key).number
/** Keys that a process knows while the operator changes them. */
let known: Keyring = fixedKeys(first)
const keys: Keyring = {
  newest: () => known.newest(),
  find: (number) => known.find(number),
  numbers: () => known.numbers(),
  where: 'the test',
}
let app: TestApp
let mara: Customer
let secret: string
let recoveryCodes: string[]
let quick: (who: Customer | null) => Promise<Booking>

beforeAll(async () => {
  app = await createTestApp({}, keys)
  mara = await newCustomer(app, 'Mara')
  await app.setBookings('open')
  const { token } = mara
  await app.app.inject({
    method: 'PUT',
    url: '/api/account/picture',
    headers: { ...bearer(token), 'content-type': 'application/octet-stream' },
    payload: await photo(),
  })
  await keptDocument(app, mara, await photo(), { name: 'Führerschein.jpg' })
  await givenIn(app).numbers(mara.customerId, { passportNo: 'C01X00T47' })
  quick = async (who) => {
    const day = app.ownDays(2)
    const trip = { vehicleId: 302, pickup: 3, dropoff: 3, start: inDays(day), end: inDays(day + 1), crossBorder: false }
    const extras = [{ code: 'additional_driver', quantity: 1 }]
    const headers = () => ({ 'idempotency-key': randomUUID(), ...(who && bearer(who.token)) })
    const quote = await app.call('createQuote', { body: { ...trip, extras }, headers: headers() })
    const driver = { ...sampleDriver, ...(who && { email: who.email }) }
    const body = { ...bookingBody(quote.body.id), driver, drivers: [sampleOther] }
    const booked = await app.call('createBooking', { body, headers: headers() })
    expect(booked.status).toBe(201)
    return booked.body
  }
  // One booking is handed over, so its drivers can no longer change.
  await yardOf(app).handOver((await quick(mara)).reference)
  for (let n = 0; n < 25; n++) await quick({ ...mara, email: `${randomUUID()}@post.example` })
  const begun = await app.call('beginSecondFactor', { as: token, body: { currentPassword: PASSWORD } })
  secret = begun.body.secret
  const code = codeAt(secret, app.ctx.now())
  const confirmed = await app.call('confirmSecondFactor', { as: token, body: { code } })
  recoveryCodes = confirmed.body.recoveryCodes
})
afterAll(async () => {
  await app.close()
})

/** All sealed values, opened. */
async function readAll(): Promise<Map<string, string>> {
  const all = new Map<string, string>()
  for (const { table, id, column, owner } of sealedPlaces) {
    const { rows } = await sql<{ id: string; sealed: Buffer }>`
      select ${sql.id(id)}::text as id, ${sql.id(column)} as sealed from ${sql.id(table)}
      where ${sql.id(column)} is not null`.execute(app.db.db)
    for (const row of rows) {
      all.set(`${table}.${column} ${row.id}`, app.ctx.sealer.openBytes(row.sealed, owner(row.id)).toString('base64'))
    }
  }
  for (const { id, owner } of await rowsOf(app, 'stored_file')) {
    all.set(`stored_file ${id}`, (await app.ctx.files.read(app.db.db, id, owner))!.toString('base64'))
  }
  return all
}
const counts = async () => Object.fromEntries(await countKeys(app.db.db))

test('every sealed column of the schema is known to the change of keys, and something is in each', async () => {
  expect(sealedPlaces.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(
    await namesOfSealed(app.db.db),
  )
  const all = [...(await readAll()).keys()]
  for (const { table, column } of sealedPlaces) expect(all.join()).toContain(`${table}.${column} `)
})

test('after a change what was sealed before is read, and what is new is sealed with the new key', async () => {
  const before = await readAll()
  known = fixedKeys(second, first)
  expect(await readAll()).toEqual(before)
  await quick(null)
  expect(await counts()).toEqual({ [numberOf(first)]: before.size, [numberOf(second)]: 2 })
})

test('one that is interrupted has done part of it, and the next goes on', async () => {
  const before = await readAll()
  const old = async () => (await counts())[numberOf(first)] ?? 0
  const all = await old()
  let left = 30
  const kills: Promise<unknown>[] = []
  const breaking: Context = {
    ...app.ctx,
    sealer: {
      ...app.ctx.sealer,
      sealBytes: (...args) => {
        // Several times, because the first may fall between two transactions.
        if (left-- <= 0) kills.push(app.db.pool.query(kill))
        return app.ctx.sealer.sealBytes(...args)
      },
    },
  }
  // As if the process or the database died: nothing is kept that was not committed.
  const kill = `select pg_terminate_backend(pid) from pg_stat_activity
                where datname = current_database() and usename = 'spreewagen_server' and state like '%transaction%'`
  await expect(reseal(breaking, operator)).rejects.toThrow()
  await Promise.all(kills)
  const now = await old()
  expect(now).toBeGreaterThan(0)
  expect(now).toBeLessThan(all)
  expect(await readAll()).toEqual(before)
})

test('two at once, beside bookings, seal each value once and lose nothing', async () => {
  const before = await readAll()
  const old = (await counts())[numberOf(first)]!
  const [one, two] = await Promise.all([reseal(app.ctx, operator), reseal(app.ctx, operator), quick(null), quick(null)])
  expect(one.unreadable.concat(two.unreadable)).toEqual([])
  expect([one.busy, two.busy]).toEqual([0, 0])
  expect(one.resealed + two.resealed).toBe(old)
  const after = await readAll()
  expect(after.size).toBe(before.size + 4)
  for (const [what, value] of before) expect([what, after.get(what)]).toEqual([what, value])
  expect(await counts()).toEqual({ [numberOf(second)]: after.size })
  expect((await reseal(app.ctx, operator)).resealed).toBe(0)
})

test('then the old key may go: files, second factor and what is recognised by a fingerprint work on', async () => {
  known = fixedKeys(second)
  const sealer = await openSealer(app.db.db, known)
  expect(sealer.fingerprint('mara')).toEqual(app.ctx.sealer.fingerprint('mara'))
  const picture = await app.app.inject({ url: '/api/account/picture', headers: bearer(mara.token) })
  expect(picture.statusCode).toBe(200)
  const login = (code: string) => app.call('login', { body: { email: mara.email, password: PASSWORD, code } })
  expect((await login(recoveryCodes[0]!)).status).toBe(200)
  const later = new Date(Date.now() + 60_000)
  app.ctx.now = () => later
  expect((await login(codeAt(secret, later))).status).toBe(200)
  app.ctx.now = () => new Date()
})

test('who drove a car that was handed over is still not changed by anything else', async () => {
  const other = app.ctx.sealer.seal({ licenseNumber: 'X' }, 'booking-driver:1')
  const settled = `from booking b where b.id = d.booking_id and b.status = 'active'`
  const refused = /who drove a car that was handed over is not changed/
  // Sealed with the same key, so the numbers themselves would change.
  await expect(
    app.db.pool.query(`update booking_driver d set documents_sealed = $1 ${settled}`, [other]),
  ).rejects.toThrow(refused)
  const renamed = `update booking_driver d set documents_sealed = $1, last_name = 'X' ${settled}`
  await expect(app.db.pool.query(renamed, [Buffer.alloc(60)])).rejects.toThrow(refused)
})

test('a missing key is named at the start, when sealed values are read, and by the commands', async () => {
  known = fixedKeys(third)
  await expect(openSealer(app.db.db, known)).rejects.toThrow(WrongKeyError)
  await expect(openSealer(app.db.db, known)).rejects.toThrow(`sealed with key ${numberOf(second)}, and SECRET_KEY`)
  const { resealed, unreadable } = await reseal(app.ctx, operator)
  expect(resealed).toBe(0)
  expect(unreadable.length).toBe((await counts())[numberOf(second)])
  expect(unreadable[0]!.why).toContain(`sealed with key ${numberOf(second)}, which is not among the keys`)
  const folder = temporaryFolder('keys')
  const refused = await commandLine(app.db.url, folder, third)(['requests'])
  expect([refused.code, refused.said]).toEqual([1, expect.stringContaining(`sealed with key ${numberOf(second)}`)])
  const wrong = await commandLine(app.db.url, folder, third)(['key', 'give-up', numberOf(first)])
  expect(wrong.code).toBe(1)
  const counted = await commandLine(app.db.url, folder, second)(['reseal', '--check'])
  expect(counted.out).toMatch(new RegExp(`^key ${numberOf(second)}: \\d+ sealed with it; it seals\n$`))
})

test('a database whose key is lost for good begins anew on demand, and says what stays unreadable', async () => {
  const lost = (await counts())[numberOf(second)]!
  const folder = temporaryFolder('lost')
  const manage = commandLine(app.db.url, folder, third)
  const gone = await manage(['key', 'give-up', numberOf(second)])
  expect([gone.code, gone.out]).toEqual([
    0,
    expect.stringContaining(`; ${lost - 1} values that it sealed cannot be read`),
  ])
  expect((await manage(['requests'])).code).toBe(0)
  const counted = await manage(['reseal', '--check'])
  expect(counted.out).toContain(`key ${numberOf(second)}: ${lost - 1} sealed with it; it IS MISSING`)
})
