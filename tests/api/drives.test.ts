import { randomUUID } from 'node:crypto'

import { afterEach, beforeEach, expect, test } from 'vitest'

import type { Booking, Quote } from '../../src/contract/booking.ts'
import { listPlannedDrives } from '../../src/server/store/drive.ts'
import { finishDrive } from '../../src/server/usecases/booking/finish-drive.ts'
import { tellDrives } from '../../src/server/usecases/booking/tell-drives.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { audit } from '../support/audit.ts'
import { bookingBody, inDays } from '../support/client.ts'
import { yardOf } from '../support/yard.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
  await app.setBookings('open')
  await app.db.pool.query('update branch set after_hours_allowed = true')
})
afterEach(async () => {
  expect(await audit(app.db.pool)).toEqual([])
  await app.close()
})

const [AIRPORT, TEMPELHOF] = [3, 1]
async function book(from: number, pickup: number, dropoff: number, days = 2): Promise<Booking> {
  const trip = { vehicleId: 801, pickup, dropoff, start: inDays(from), end: inDays(from + days) }
  const key = () => ({ 'idempotency-key': randomUUID() })
  const held = await app.post<Quote>('/api/quotes', { ...trip, extras: [], crossBorder: false }, key())
  const made = await app.post<Booking>('/api/bookings', bookingBody(held.body.id), key())
  expect(made.status).toBe(201)
  return made.body
}
const cancel = ({ reference, email }: Booking) => app.post('/api/bookings/cancel', { reference, email, feeMinor: 0 })
const told = async () =>
  (
    await app.db.pool.query<{ what: string; recipient: string; plate: string }>(
      `select data ->> 'what' as what, recipient, data ->> 'plate' as plate from letter
       where kind = 'staff_drive' order by created_at, recipient`,
    )
  ).rows.map(({ what, recipient }) => `${what} ${recipient}`)

/** A one-way rental to Tempelhof falls away while all cars there and its own are promised. */
async function driveMade(): Promise<Booking[]> {
  const oneWay = await book(20, AIRPORT, TEMPELHOF)
  const relying: Booking[] = []
  for (let n = 0; n < 4; n++) relying.push(await book(30, TEMPELHOF, TEMPELHOF))
  await cancel(oneWay)
  return relying
}

test('a drive is told to both branches once, and taken back when nobody needs it', async () => {
  const relying = await driveMade()
  await Promise.all([1, 2, 3].map(() => tellDrives(app.ctx)))
  expect(await told()).toEqual(['new branch:1', 'new branch:3'])
  await cancel(relying[0]!)
  await tellDrives(app.ctx)
  expect(await told()).toEqual(['new branch:1', 'new branch:3', 'gone branch:1', 'gone branch:3'])
  expect(await listPlannedDrives(app.ctx.db)).toEqual([])
})

test('a drive that is done has its car at the other branch, at any time and once', async () => {
  await driveMade()
  await tellDrives(app.ctx)
  const [drive] = await listPlannedDrives(app.ctx.db)
  const finish = (km: number, at: Date | null = null) =>
    finishDrive(app.ctx, { driveId: drive!.drive_id!, km, at, actor: 'test' })
  expect(await finish(drive!.mileage_km - 1)).toMatchObject({ refusal: { code: 'odometer' } })
  expect(await finish(999_999, new Date(Date.now() + 3_600_000))).toEqual({ ok: false, refusal: { code: 'in_future' } })
  // Weeks before it had to be.
  const both = await Promise.all([finish(drive!.mileage_km + 30), finish(drive!.mileage_km + 30)])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  const { rows } = await app.db.pool.query('select mileage_km from car where id = $1', [drive!.car_id])
  expect(rows).toEqual([{ mileage_km: drive!.mileage_km + 30 }])
  await tellDrives(app.ctx)
  expect(await told()).toEqual(['new branch:1', 'new branch:3'])
  expect(await listPlannedDrives(app.ctx.db)).toEqual([])
})

test('a car that a customer has is driven by nobody else', async () => {
  const yard = yardOf(app)
  const before = [await book(15, AIRPORT, AIRPORT), await book(15, AIRPORT, AIRPORT), await book(15, AIRPORT, AIRPORT)]
  await driveMade()
  await tellDrives(app.ctx)
  const [drive] = await listPlannedDrives(app.ctx.db)
  const cars = await Promise.all(before.map(async ({ reference }) => (await yard.planned(reference)).car_id))
  const { reference } = before[cars.indexOf(drive!.car_id)]!
  expect((await yard.handOver(reference)).ok).toBe(true)
  expect(await finishDrive(app.ctx, { driveId: drive!.drive_id!, km: null, at: null, actor: 'test' })).toMatchObject({
    refusal: { code: 'car_out', reference },
  })
})
