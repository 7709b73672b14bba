import { operator, valueOf } from '#support/acting.ts'
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

import { afterEach, beforeAll, expect, test } from 'vitest'

import { vehicleAmount } from '#domain/price.ts'
import type { Booking } from '#contract/booking.ts'
import { recordNoShow } from '#usecases/booking/no-show.ts'
import { closeRental } from '#usecases/booking/close.ts'
import { showBooking } from '#usecases/booking/show.ts'
import { takeBack } from '#usecases/booking/take-back.ts'
import { chargeReturn } from '#usecases/booking/charge-return.ts'
import { waiveCharge } from '#usecases/booking/waive-charge.ts'
import { appForAll } from '#support/open-app.ts'
import { checkSoundness } from '#store/soundness.ts'
import { findCarState } from '#store/car-log.ts'
import { bookingBody, inDays } from '#support/client.ts'
import { bearer, newCustomer } from '#support/customer.ts'
import { yardOf } from '#support/yard.ts'
import { lettersOf } from '#support/posted.ts'
import { rowOf, rowsOf, waysToRewrite } from '#support/rows.ts'

const HOUR_MS = 3_600_000
const [COMPACT, AIRPORT, TEMPELHOF] = [302, 3, 1]

let yard: ReturnType<typeof yardOf>

const app = appForAll({ bookings: 'open' })
beforeAll(async () => {
  yard = yardOf(app)
})
afterEach(async () => {
  expect(await checkSoundness(app.db.pool)).toEqual([])
})

async function book({ days = 2, dropoff = AIRPORT, extras = [] as object[], as = {} } = {}): Promise<Booking> {
  const used = app.ownDays(days + 2)
  const trip = { vehicleId: COMPACT, pickup: AIRPORT, dropoff, start: inDays(used), end: inDays(used + days) }
  const key = () => ({ 'idempotency-key': randomUUID() })
  const quote = await app.call('createQuote', { body: { ...trip, extras, crossBorder: false }, headers: key() })
  const made = await app.call('createBooking', { body: bookingBody(quote.body.id), headers: { ...key(), ...as } })
  expect(made.status).toBe(201)
  return made.body
}

const shifted = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR_MS)
const lettersTo = ({ reference, email }: Booking) => lettersOf(app, { about: reference, to: email })

test('a car is handed over from two hours before its time, and not when the rental is over', async () => {
  const { reference } = await book()
  const { starts_at: start, ends_at: end, km } = await yard.planned(reference)
  expect(await yard.handOver(reference, { at: shifted(start, -2.1) })).toMatchObject({
    refusal: { code: 'too_early', from: shifted(start, -2) },
  })
  // Even weeks later, it can only be recorded as a no-show.
  expect(await yard.handOver(reference, { at: shifted(end, 500) })).toEqual({
    ok: false,
    refusal: { code: 'period_over' },
  })
  expect(await yard.handOver(reference, { km: km - 1 })).toMatchObject({ refusal: { code: 'odometer', km } })
  expect((await yard.handOver(reference, { at: shifted(start, -1.9) })).ok).toBe(true)
  expect((await yard.takeBack(reference)).ok).toBe(true)
})

test('while a car is planned anew, it is not handed over: the one that is planned then is', async () => {
  const { reference } = await book()
  const { car_id: before } = await yard.planned(reference)
  const planner = await app.db.pool.connect()
  await planner.query('begin')
  await planner.query('select lock_inventory(class_id) from booking where reference = $1', [reference])
  await planner.query(
    `update assignment a set car_id = (
       select c.id from car c where c.class_id = b.class_id and c.home_branch = 3 and c.id <> a.car_id
         and not exists (select from assignment o where o.car_id = c.id) limit 1)
     from booking b where b.id = a.stay_id and b.reference = $1`,
    [reference],
  )
  const handover = yard.handOver(reference, { km: 990_000 })
  await setTimeout(300)
  await planner.query('commit')
  planner.release()
  const done = await handover
  const { car_id: after, plate } = await yard.planned(reference)
  expect(after).not.toBe(before)
  expect(done).toMatchObject({ ok: true, value: { plate } })
})

test('kilometres beyond the included ones and late days are charged, shown and told', async () => {
  const booking = await book()
  const { reference, price } = booking
  const { km, ends_at: end } = await yard.planned(reference)
  await yard.handOver(reference)
  const back = await yard.takeBack(reference, { km: km + 19_900, at: shifted(end, 3) })
  if (!back.ok) throw new Error(back.refusal.code)
  const day = Math.round(vehicleAmount(price) / 2)
  const over = 19_900 - (price.includedKm * 3) / 2
  expect(back.value.charges.map(({ kind, quantity, amount_minor }) => [kind, quantity, amount_minor])).toEqual([
    ['late_return', 1, day],
    ['kilometres', over, over * 25],
  ])
  const told = await rowsOf(app, 'audit', {
    booking_id: (await rowOf(app, 'booking', { reference })).id,
    event: 'charged',
  })
  expect(told.map(({ after }) => after)).toContainEqual({ kind: 'kilometres', quantity: over, amountMinor: over * 25 })
  // Closing with an outdated sum is refused.
  expect(await closeRental(app.ctx, operator, { reference, chargesMinor: day, dueMinor: 0 })).toEqual({
    ok: false,
    refusal: { code: 'charges_changed' },
  })
  const closed = await Promise.all([yard.close(reference), yard.close(reference)])
  expect(closed.filter(({ ok }) => ok)).toHaveLength(1)
  const letters = (await lettersTo(booking)).filter(({ kind }) => kind === 'rental_closed')
  expect(letters).toMatchObject([{ data: { kmOut: km, kmIn: km + 19_900, includedKm: (price.includedKm * 3) / 2 } }])
})

test('a charge is taken back once, by another one, until the rental is closed', async () => {
  const { reference } = await book()
  const { ends_at: end } = await yard.planned(reference)
  await yard.handOver(reference)
  const back = await yard.takeBack(reference, { at: shifted(end, 30) })
  const late = back.ok ? back.value.charges[0]! : undefined
  expect(late).toMatchObject({ kind: 'late_return', quantity: 2 })
  const wish = { reference, chargeId: late!.id, reason: 'The motorway was closed' }
  const waived = await Promise.all([waiveCharge(app.ctx, operator, wish), waiveCharge(app.ctx, operator, wish)])
  expect(waived.filter(({ ok }) => ok)).toHaveLength(1)
  const { charges } = valueOf(await showBooking(app.ctx, operator, reference))
  expect(charges.map(({ amount_minor: amount }) => amount)).toEqual([late!.amount_minor, 0 - late!.amount_minor])
  expect(await waysToRewrite(app, 'charge')).toEqual([])
  expect((await yard.close(reference)).ok).toBe(true)
  expect(await waiveCharge(app.ctx, operator, wish)).toEqual({ ok: false, refusal: { code: 'closed' } })
})

test('each event of damage is charged, with a protection up to the deposit unless it does not apply', async () => {
  const { reference } = await book({ extras: [{ code: 'insurance', quantity: 1 }] })
  await yard.handOver(reference)
  await yard.takeBack(reference)
  const damage = { reference, kind: 'damage' as const, reason: 'a dent in the door' }
  expect(await chargeReturn(app.ctx, operator, { ...damage, amountMinor: 30_001 })).toEqual({
    ok: false,
    refusal: { code: 'protected', mostMinor: 30_000, currency: 'USD' },
  })
  await chargeReturn(app.ctx, operator, { ...damage, amountMinor: 30_000 })
  await chargeReturn(app.ctx, operator, { ...damage, amountMinor: 12_000 })
  const grave = { ...damage, amountMinor: 90_000, beyondProtection: true }
  const all = await chargeReturn(app.ctx, operator, grave)
  expect(all.ok && all.value.charges.map((row) => [row.kind, row.amount_minor, row.tax_minor])).toEqual([
    ['damage', 30_000, 0],
    ['damage', 12_000, 0],
    ['damage', 90_000, 0],
  ])
})

test('a fine is charged while the rental lasts, without tax and told by a letter; fuel is not, and nothing before it', async () => {
  const { reference } = await book()
  const fine = { reference, kind: 'fine' as const, amountMinor: 2_500, reason: 'parked in a driveway' }
  expect(await chargeReturn(app.ctx, operator, fine)).toEqual({ ok: false, refusal: { code: 'not_possible' } })
  await yard.handOver(reference)
  const done = await chargeReturn(app.ctx, operator, fine)
  expect(done.ok && done.value.charges).toMatchObject([{ kind: 'fine', amount_minor: 2_500, tax_minor: 0 }])
  const again = await chargeReturn(app.ctx, operator, { ...fine, amountMinor: 1_000, reason: 'parked there again' })
  expect(again.ok).toBe(true)
  const letters = await lettersOf(app, { kind: 'rental_charged', about: reference })
  expect(letters.map(({ data }) => data)).toMatchObject([
    { charge: { kind: 'fine', amountMinor: 2_500, reason: 'parked in a driveway' } },
    { charge: { kind: 'fine', amountMinor: 1_000 } },
  ])
  const fuel = { ...fine, kind: 'fuel' as const }
  expect(await chargeReturn(app.ctx, operator, fuel)).toEqual({ ok: false, refusal: { code: 'not_returned' } })
  await yard.takeBack(reference)
  expect((await chargeReturn(app.ctx, operator, fuel)).ok).toBe(true)
  expect(await lettersOf(app, { kind: 'rental_charged', about: reference })).toHaveLength(2)
  expect((await yard.close(reference)).ok).toBe(true)
})

test('missing fuel is charged once, at what was paid for it, and anew after it was taken back', async () => {
  const { reference } = await book()
  const wish = { reference, kind: 'fuel' as const, amountMinor: 2340, reason: '12 litres' }
  await yard.handOver(reference)
  expect(await chargeReturn(app.ctx, operator, wish)).toEqual({ ok: false, refusal: { code: 'not_returned' } })
  await yard.takeBack(reference)
  const twice = await Promise.all([chargeReturn(app.ctx, operator, wish), chargeReturn(app.ctx, operator, wish)])
  const [made] = twice.flatMap((one) => (one.ok ? [one.value.charges.at(-1)!] : []))
  expect(made).toMatchObject({ kind: 'fuel', amount_minor: 2340, reason: '12 litres' })
  expect(twice.find(({ ok }) => !ok)).toEqual({ ok: false, refusal: { code: 'charged_before', chargeId: made!.id } })
  await waiveCharge(app.ctx, operator, { reference, chargeId: made!.id, reason: 'the wrong receipt' })
  const anew = await chargeReturn(app.ctx, operator, { ...wish, amountMinor: 1170, reason: '6 litres' })
  expect(anew.ok && anew.value.charges.slice(-3).map(({ amount_minor: minor }) => minor)).toEqual([2340, -2340, 1170])
  expect((await yard.close(reference)).ok).toBe(true)
  expect(await chargeReturn(app.ctx, operator, wish)).toEqual({ ok: false, refusal: { code: 'closed' } })
  const [letter] = await lettersOf(app, { kind: 'rental_closed', about: reference })
  expect(letter!.data.charges.slice(-1)).toMatchObject([{ kind: 'fuel', amountMinor: 1170, reason: '6 litres' }])
})

test('its customer sees what was charged and what was taken back, and why, but nobody’s notes', async () => {
  const mara = await newCustomer(app, 'Mara')
  const booking = await book({ as: bearer(mara.token) })
  const { reference, email } = booking
  const { ends_at: end } = await yard.planned(reference)
  const lookedUp = async () => (await app.call('lookUpBooking', { body: { reference, email } })).body
  const own = async () => (await app.call('getOwnBooking', { as: mara, params: { reference } })).body
  // The car may change until the handover.
  for (const shown of [await lookedUp(), await own()]) expect(shown).toMatchObject({ charges: [], plate: null })
  await yard.handOver(reference)
  const { plate } = await yard.planned(reference)
  const back = await yard.takeBack(reference, { at: shifted(end, 30) })
  const late = back.ok ? back.value.charges[0] : undefined
  const listed = async () => (await app.call('getOwnBookings', { as: mara, query: { part: 'past' } })).body.bookings[0]
  const inAll = booking.price.totalMinor + late!.amount_minor
  for (const shown of [await lookedUp(), await own(), await listed()])
    expect(shown).toMatchObject({ chargedMinor: inAll })
  await waiveCharge(app.ctx, operator, { reference, chargeId: late!.id, reason: 'The motorway was closed' })
  const amount = late!.amount_minor
  const total = booking.price.totalMinor
  const terms = { kind: 'late_return', quantity: 2 }
  const charges = [
    { ...terms, waived: false, unitMinor: amount / 2, amountMinor: amount, reason: null },
    { ...terms, waived: true, unitMinor: amount / -2, amountMinor: 0 - amount, reason: 'The motorway was closed' },
  ]
  for (const shown of [await lookedUp(), await own()])
    expect(shown).toMatchObject({ charges, plate, chargedMinor: total })
})

test('a return cannot lie ahead or before the handover', async () => {
  const { reference } = await book()
  const { starts_at: start, km } = await yard.planned(reference)
  await yard.handOver(reference)
  const wish = { reference, odometerKm: km, branch: null }
  const now = shifted(start, 5)
  expect(await takeBack(yard.on(now), operator, { ...wish, at: shifted(now, 1) })).toMatchObject({
    refusal: { code: 'in_future' },
  })
  expect(await takeBack(yard.on(now), operator, { ...wish, at: shifted(start, -1) })).toMatchObject({
    refusal: { code: 'before_handover' },
  })
  const back = await takeBack(yard.on(now), operator, { ...wish, at: shifted(start, 4) })
  expect(back).toMatchObject({ ok: true, value: { charges: [], booking: { returned_at: shifted(start, 4) } } })
})

test('a car that comes back in the minute of its handover is back', async () => {
  const { reference } = await book()
  const { starts_at: start, km, plate } = await yard.planned(reference)
  const at = (seconds: number) => new Date(start.getTime() + seconds * 1_000)
  valueOf(await yard.handOver(reference, { at: at(90) }))
  const back = { reference, odometerKm: km, branch: null }
  expect(await takeBack(yard.on(at(100)), operator, { ...back, at: at(0) })).toMatchObject({
    refusal: { code: 'before_handover', handedOver: at(90) },
  })
  valueOf(await takeBack(yard.on(at(100)), operator, { ...back, at: at(60) }))
  expect(await findCarState(app.ctx.db, operator, plate)).toMatchObject({
    place: 'branch',
    branch_id: AIRPORT,
    key_place: 'branch',
  })
})

test('handover and return are recorded once, and never changed', async () => {
  const { reference } = await book()
  const { km, car_id: car } = await yard.planned(reference)
  await yard.handOver(reference)
  await yard.takeBack(reference, { km: km + 1000, branch: TEMPELHOF })
  const { rows } = await app.db.pool.query(
    `select l.cause, l.car_id, l.km, w.branch_id from booking b
     cross join lateral (select * from handover h where h.booking_id = b.id
                         union all select * from car_return r where r.booking_id = b.id) w
     join car_log l on l.id = w.log_id where b.reference = $1 order by l.id`,
    [reference],
  )
  expect(rows).toEqual([
    { cause: 'handover', car_id: car, km, branch_id: AIRPORT },
    { cause: 'return', car_id: car, km: km + 1000, branch_id: TEMPELHOF },
  ])
  expect(await waysToRewrite(app, 'handover')).toEqual([])
  expect(await waysToRewrite(app, 'car_return')).toEqual([])
})

test('a customer who does not come owes the fee for late cancelling, and the car is free again', async () => {
  const booking = await book({ dropoff: TEMPELHOF })
  const { reference, price } = booking
  const { starts_at: start } = await yard.planned(reference)
  const record = (at: Date) => recordNoShow(yard.on(at), operator, { reference })
  expect(await record(shifted(start, 2.9))).toMatchObject({ refusal: { code: 'too_early', from: shifted(start, 3) } })
  const both = await Promise.all([record(shifted(start, 3)), record(shifted(start, 3))])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  const fee = Math.round(vehicleAmount(price) / 2)
  expect(both.find(({ ok }) => ok)).toMatchObject({ value: { feeMinor: fee, booking: { status: 'no_show' } } })
  expect(await yard.planned(reference)).toBeUndefined()
  expect((await lettersTo(booking)).at(-1)).toMatchObject({ kind: 'not_collected', data: { feeMinor: fee } })
  const told = await lettersOf(app, { kind: 'staff_not_collected', about: reference })
  expect(told.map(({ recipient }) => recipient)).toEqual(['branch:1', 'branch:3'])
})

test('what was handed over is no no-show', async () => {
  const { reference } = await book()
  const { starts_at: start } = await yard.planned(reference)
  await yard.handOver(reference)
  expect(await recordNoShow(yard.on(shifted(start, 9)), operator, { reference })).toEqual({
    ok: false,
    refusal: { code: 'not_possible' },
  })
})
