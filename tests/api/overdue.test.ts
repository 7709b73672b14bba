import { operator, system, valueOf } from '#support/acting.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import type { Booking } from '#contract/booking.ts'
import { makeOffer } from '#usecases/booking/make-offer.ts'
import { recordNoShow } from '#usecases/booking/no-show.ts'
import { handOver } from '#usecases/booking/hand-over.ts'
import { listOverdue } from '#usecases/booking/list-overdue.ts'
import { watchYard } from '#usecases/booking/watch-yard.ts'
import { appForEach } from '#support/open-app.ts'
import { checkSoundness } from '#store/soundness.ts'
import { bookingBody } from '#support/client.ts'
import { givenIn, type GivenRental } from '#support/given.ts'
import { orderOffer, sendOffer, viewOffer } from '#support/offer.ts'
import { lettersOf } from '#support/posted.ts'
import { yardOf } from '#support/yard.ts'
import { rowOf, rowsOf } from '#support/rows.ts'
import { boundsOf } from '#support/seen.ts'

const HOUR_MS = 3_600_000
/** A class with three cars at the airport and some at Tempelhof. */
const [TRANSPORTER, AIRPORT, TEMPELHOF] = [801, 3, 1]

let yard: ReturnType<typeof yardOf>
/** First day of the present test. */
let day: number

// A database for each test, because cars do not return to where they were.
const app = appForEach({ bookings: 'open', anyHour: true })
beforeEach(async () => {
  yard = yardOf(app)
  day = app.ownDays(8)
})
afterEach(async () => {
  expect(await checkSoundness(app.db.pool)).toEqual([])
})

/** Books some days from a day of the test. */
const quote = (trip: GivenRental = {}) => givenIn(app).quote(onDays(trip))
const book = (trip: GivenRental = {}) => givenIn(app).booking(onDays(trip))
const onDays = ({ from = 0, ...trip }: GivenRental): GivenRental => ({
  vehicleId: TRANSPORTER,
  from: day + from,
  ...trip,
})

const books = async (count: number, trip: GivenRental = {}): Promise<Booking[]> => {
  const made: Booking[] = []
  for (let n = 0; n < count; n++) made.push(await book(trip))
  return made
}

const carOf = async ({ reference }: Booking) =>
  ((await yard.planned(reference)) as { plate: string } | undefined)?.plate
const onSameCar = async (other: Booking, among: readonly Booking[]): Promise<Booking> => {
  for (const one of among) if ((await carOf(one)) === (await carOf(other))) return one
  throw new Error('nobody has this car')
}
/** Hours after the agreed end of a rental. */
const after = async ({ reference }: Booking, hours: number) =>
  new Date((await yard.planned(reference)).ends_at.getTime() + hours * HOUR_MS)
const lettersAbout = async ({ reference }: Booking) =>
  (await lettersOf(app, { kind: 'staff_endangered', about: reference })).map(({ recipient, data }) => [
    recipient,
    data.waiting.map((one) => one.reference),
  ])

describe('a car that is not back in time', () => {
  test('is not handed over again, and the next booking gets another', async () => {
    const first = await books(3)
    const next = await book({ from: 4, days: 1 })
    const late = await onSameCar(next, first)
    expect((await yard.handOver(late.reference)).ok).toBe(true)
    const at = (await yard.planned(next.reference)).starts_at
    const refused = await yard.handOver(next.reference, { at })
    const instead = await carOf(next)
    expect(instead).not.toBe(await carOf(late))
    expect(refused).toMatchObject({
      refusal: { code: 'car_out', plate: await carOf(late), holder: { reference: late.reference }, instead },
    })
    expect((await yard.handOver(next.reference, { at })).ok).toBe(true)
  })

  test('leaves bookings without a car, which are listed, told once, and served when it is back', async () => {
    const first = await books(3)
    const next = await books(3, { from: 4, days: 1 })
    const late = first[0]!
    await yard.handOver(late.reference)
    const at = await after(late, 45)
    await watchYard(yard.on(at), system('watch_yard'))
    await watchYard(yard.on(new Date(at.getTime() + 60_000)), system('watch_yard'))
    const { out, others } = valueOf(await listOverdue(yard.on(at), operator))
    expect(others).toEqual([])
    expect(out.map(({ reference, endangers }) => [reference, endangers.length])).toEqual([[late.reference, 1]])
    const victim = next.find(({ reference }) => reference === out[0]!.endangers[0]!.reference)!
    expect(await carOf(victim)).toBeUndefined()
    expect(await lettersAbout(late)).toEqual([['branch:3', [victim.reference]]])
    expect(
      await handOver(yard.on(new Date(at.getTime() + 3 * HOUR_MS)), operator, {
        reference: victim.reference,
        odometerKm: 999_999,
      }),
    ).toEqual({
      ok: false,
      refusal: { code: 'no_car' },
    })
    // No car can be booked where one is missing.
    expect((await quote({ from: 4, days: 1 })).status).toBe(409)
    expect((await yard.takeBack(late.reference, { at: new Date(at.getTime() + HOUR_MS) })).ok).toBe(true)
    expect(await carOf(victim)).toBeDefined()
    expect(valueOf(await listOverdue(yard.on(at), operator))).toEqual({ out: [], others: [] })
  })

  test('is watched by two processes at once without harm, and within the grace by none', async () => {
    const [late] = await books(1)
    await yard.handOver(late!.reference)
    const within = await after(late!, 0.9)
    await watchYard(yard.on(within), system('watch_yard'))
    const { id } = await yard.planned(late!.reference)
    const until = async () => (await rowOf(app, 'stay', { id })).out_until
    expect(await until()).toBeNull()
    const beyond = await after(late!, 1)
    const twin = await app.anotherProcess()
    const watches = [app.ctx, twin.ctx, app.ctx, twin.ctx]
    await Promise.all(watches.map((ctx) => watchYard({ ...ctx, now: () => beyond }, system('watch_yard'))))
    expect(await until()).toEqual(new Date(beyond.getTime() + 2 * HOUR_MS))
  })
})

describe('a car that comes back', () => {
  test('early is free from then on', async () => {
    const first = await books(3, { days: 6 })
    expect((await quote({ from: 2, days: 2 })).status).toBe(409)
    await yard.handOver(first[0]!.reference)
    await yard.takeBack(first[0]!.reference, { at: await after(first[0]!, -5 * 24) })
    expect((await quote({ from: 2, days: 2 })).status).toBe(201)
  })

  test('at the other branch stands there: who relied on it is named, and it can be rented there', async () => {
    const first = await books(3)
    const next = await books(3, { from: 3, days: 2 })
    const lost = first[1]!
    const atTempelhof = async () =>
      (
        await app.db.pool.query<{ low: number }>(
          `select stock_low($1::smallint, s.class_id, back_of(s), 'infinity') as low
           from booking b join stay s on s.id = b.id where reference = $2`,
          [TEMPELHOF, lost.reference],
        )
      ).rows[0]!.low
    const before = await atTempelhof()
    await yard.handOver(lost.reference)
    const back = await yard.takeBack(lost.reference, { branch: TEMPELHOF })
    if (!back.ok) throw new Error(back.refusal.code)
    const missing = back.value.missing.map(({ reference }) => reference)
    expect(missing).toHaveLength(1)
    expect(await atTempelhof()).toBe(before + 1)
    expect(next.map(({ reference }) => reference)).toContain(missing[0])
    expect(await lettersAbout(lost)).toEqual([['branch:3', missing]])
    const { others } = valueOf(await listOverdue(app.ctx, operator))
    expect(others.map(({ reference }) => reference)).toEqual(missing)
    // Another customer cancels, and the one without a car gets theirs.
    const other = next.find(({ reference }) => reference !== missing[0])!
    await app.call('cancelBooking', { body: { reference: other.reference, email: other.email, feeMinor: 0 } })
    await watchYard(app.ctx, system('watch_yard'))
    const lucky = next.find(({ reference }) => reference === missing[0])!
    const plate = await carOf(lucky)
    expect(plate).toBeDefined()
    const { id } = await rowOf(app, 'booking', { reference: lucky.reference })
    const lines = await rowsOf(app, 'audit', { booking_id: id })
    expect(lines.filter(({ event }) => event.startsWith('car_')).map(({ event, verb }) => [event, verb])).toEqual([
      ['car_lost', 'takeBack'],
      ['car_found', 'watchYard'],
    ])
  })

  test('as a one-way rental at the branch where it began: its transfer and its followers are planned anew', async () => {
    const oneWay = await book({ dropoff: TEMPELHOF })
    const follower = await book({ from: 4, days: 1, pickup: TEMPELHOF })
    await yard.handOver(oneWay.reference)
    expect((await yard.takeBack(oneWay.reference, { branch: AIRPORT })).ok).toBe(true)
    expect(await carOf(follower)).not.toBe(await carOf(oneWay))
  })
})

describe('a car that comes after the agreed start of the booking that waits for it', () => {
  const foundLetters = async () =>
    (await lettersOf(app, { kind: 'staff_car_found' })).map(({ recipient, data: { reference, plate, late } }) => ({
      recipient,
      reference,
      plate,
      late,
    }))

  /** Rentals of all three cars at the airport, handed over and never returned, and the bookings that are to have them next. */
  async function allOut(...trips: GivenRental[]) {
    const out = await books(3)
    const waiting: Booking[] = []
    for (const trip of trips) waiting.push(await book(trip))
    for (const { reference } of out) await yard.handOver(reference)
    await watchYard(yard.on(await after(out[0]!, 30)), system('watch_yard'))
    return { out, waiting }
  }

  test('goes to that booking when it is returned, and the branch is told from when', async () => {
    const { out, waiting } = await allOut({ from: 4, days: 2 }, { from: 4, days: 1 }, { from: 4, days: 1 })
    const at = await after(out[1]!, 50)
    const late = await carOf(out[1]!)
    const back = await yard.takeBack(out[1]!.reference, { at })
    if (!back.ok) throw new Error(back.refusal.code)
    const [{ booking, plate, late: from }] = back.value.found as [(typeof back.value.found)[0]]
    expect(back.value.found).toHaveLength(1)
    expect(plate).toBe(late)
    // The turnaround is included; staff may be quicker.
    expect(from!.getTime() - at.getTime()).toBeGreaterThanOrEqual(1.5 * HOUR_MS)
    expect(from!.getTime() - at.getTime()).toBeLessThanOrEqual(1.5 * HOUR_MS + 60_000)
    expect(await carOf({ reference: booking.reference } as Booking)).toBe(late)
    expect(await foundLetters()).toEqual([
      { recipient: 'branch:3', reference: booking.reference, plate: late, late: from!.toISOString() },
    ])
    // The branch is told once, even if the job runs again.
    await watchYard(yard.on(at), system('watch_yard'))
    expect(await foundLetters()).toHaveLength(1)
    const soon = new Date(at.getTime() + HOUR_MS / 4)
    expect((await yard.handOver(booking.reference, { at: soon, km: 900_000 })).ok).toBe(true)
    // Comes back within the time reserved for cleaning.
    expect((await yard.takeBack(booking.reference, { at: new Date(at.getTime() + HOUR_MS / 3), km: 900_050 })).ok).toBe(
      true,
    )
    expect(waiting.map(({ reference }) => reference)).toContain(booking.reference)
  })

  test('goes to the oldest pick-up first', async () => {
    const { out, waiting } = await allOut({ from: 5, days: 2 }, { from: 4, days: 3 }, { from: 6, days: 2 })
    const [second, first, third] = waiting as [Booking, Booking, Booking]
    await watchYard(yard.on(await after(out[0]!, 74)), system('watch_yard'))
    await yard.takeBack(out[0]!.reference, { at: await after(out[0]!, 75) })
    expect([await carOf(first), await carOf(second)]).toEqual([await carOf(out[0]!), undefined])
    await yard.takeBack(out[1]!.reference, { at: await after(out[0]!, 76) })
    expect([await carOf(second), await carOf(third)]).toEqual([await carOf(out[1]!), undefined])
  })

  test('from the workshop goes to it as well, though not long before it leaves', async () => {
    const first = await books(3)
    const late = first[0]!
    const { car_id: car } = await yard.planned(late.reference)
    await givenIn(app).block(car, await after(late, 4), await after(late, 24))
    const next = await books(3, { from: 4, days: 1 })
    await yard.handOver(late.reference)
    // Back after 30 hours, and in the workshop until 51.5 after the agreed end: that is 3.5 after the next pick-up.
    await yard.takeBack(late.reference, { at: await after(late, 30) })
    const withoutCar = async () =>
      valueOf(await listOverdue(app.ctx, operator)).others.map(({ reference }) => reference)
    const [victim] = await withoutCar()
    await watchYard(yard.on(await after(late, 49)), system('watch_yard'))
    expect(await withoutCar()).toEqual([victim])
    await watchYard(yard.on(await after(late, 50.5)), system('watch_yard'))
    expect(await withoutCar()).toEqual([])
    expect(await carOf(next.find(({ reference }) => reference === victim)!)).toBe(await carOf(late))
    expect(await foundLetters()).toMatchObject([{ reference: victim, plate: await carOf(late) }])
  })

  test('that a customer still has is promised to nobody, however soon it is due', async () => {
    const { out, waiting } = await allOut({ from: 4, days: 2 }, { from: 4, days: 1 }, { from: 4, days: 1 })
    await watchYard(yard.on(await after(out[0]!, 49)), system('watch_yard'))
    expect(await Promise.all(waiting.map(carOf))).toEqual([undefined, undefined, undefined])
    expect(await foundLetters()).toEqual([])
  })

  test('and staff are told of a booking that got another in time', async () => {
    const { out, waiting } = await allOut({ from: 4, days: 2 }, { from: 4, days: 1 }, { from: 4, days: 1 })
    await yard.takeBack(out[2]!.reference, { at: await after(out[0]!, 40) })
    const [letter] = await foundLetters()
    expect(letter).toMatchObject({ recipient: 'branch:3', plate: await carOf(out[2]!), late: null })
    expect(waiting.map(({ reference }) => reference)).toContain(letter!.reference)
  })
})

describe('a booking that we owe the car', () => {
  const HOURS_BEFORE = 3
  /** A booking that lost its car, and whose agreed start is some hours away or over. */
  async function letDown(hours: number) {
    const late = (await books(3))[0]!
    const next = await books(3, { from: 4, days: 1 })
    await yard.handOver(late.reference)
    await watchYard(yard.on(await after(late, 45)), system('watch_yard'))
    const { others, out } = valueOf(await listOverdue(yard.on(await after(late, 45)), operator))
    const lost = [...others, ...out.flatMap(({ endangers }) => endangers)].map(({ reference }) => reference)
    expect(lost).toHaveLength(1)
    const victim = next.find(({ reference }) => reference === lost[0])!
    await app.db.pool.query(
      `update booking set starts_local = starts_local + by, starts_at = starts_at + by, ends_local = ends_local + by, ends_at = ends_at + by
       from (select date_trunc('minute', now() - starts_at) + $2 * interval '1 hour' as by from booking where reference = $1) s
       where reference = $1`,
      [victim.reference, hours],
    )
    return victim
  }
  const asked = ({ reference, email }: Booking) => ({ reference, email })

  test.each([HOURS_BEFORE, -4, -40])(
    'is cancelled for free, %i hours from its agreed start, and says why',
    async (hours) => {
      const victim = await letDown(hours)
      const seen = await app.call('lookUpBooking', { body: asked(victim) })
      expect(seen.body.cancellation).toMatchObject({ free: true, feeMinor: 0, dueMinor: 0, carOwed: true })
      expect(await recordNoShow(app.ctx, operator, { reference: victim.reference })).toEqual({
        ok: false,
        refusal: { code: 'car_owed' },
      })
      const cancelled = await app.call('cancelBooking', { body: { ...asked(victim), feeMinor: 0 } })
      expect(cancelled.status).toBe(200)
      const owed = (await lettersOf(app, { about: victim.reference })).filter(
        ({ data }) => 'carOwed' in data && data.carOwed,
      )
      expect(owed.map(({ kind }) => kind)).toEqual(['booking_cancelled', 'staff_booking_cancelled'])
      const { others } = valueOf(await listOverdue(app.ctx, operator))
      expect(others).toEqual([])
    },
  )

  test('is told apart from those that have theirs', async () => {
    const [booking] = await books(1)
    expect((await app.call('lookUpBooking', { body: asked(booking!) })).body.cancellation).toMatchObject({
      carOwed: false,
    })
  })

  test('stays so when a car turns up that is free only after the agreed start', async () => {
    const victim = await letDown(-2)
    for (const { id, reference } of await rowsOf(app, 'booking', { status: 'confirmed', class_id: 8 })) {
      if ((await rowsOf(app, 'assignment', { stay_id: id })).length === 0) continue
      await app.call('cancelBooking', { body: { reference, email: victim.email, feeMinor: 0 } })
    }
    await watchYard(app.ctx, system('watch_yard'))
    expect(await carOf(victim)).toBeDefined()
    const noShow = await recordNoShow(yard.on(new Date(Date.now() + 5 * HOUR_MS)), operator, {
      reference: victim.reference,
    })
    expect(noShow).toMatchObject({ refusal: { code: 'car_owed' } })
  })
})

test('a held car that is out cannot be booked', async () => {
  const first = await books(3)
  await books(2, { from: 3, days: 2 })
  const held = await quote({ from: 3, days: 2 })
  const { stay_id: stay } = await rowOf(app, 'quote', { id: held.body.id })
  const { car_id: heldCar } = await rowOf(app, 'assignment', { stay_id: stay })
  const { plate } = await rowOf(app, 'car', { id: heldCar })
  const plates = await Promise.all(first.map(carOf))
  const late = first[plates.indexOf(plate)]!
  await yard.handOver(late.reference)
  await watchYard(yard.on(await after(late, 30)), system('watch_yard'))
  const booked = await app.call('createBooking', { body: bookingBody(held.body.id) })
  expect(booked.status).toBe(409)
})

test('a car that is missing elsewhere too is told to the branch that expects it, with all who wait', async () => {
  const first = await books(3)
  const oneWay = await book({ from: 3, days: 1, dropoff: TEMPELHOF })
  await books(2, { from: 3, days: 3 })
  const relying = await books(4, { from: 6, days: 1, pickup: TEMPELHOF })
  const late = await onSameCar(oneWay, first)
  const behind = await onSameCar(late, relying)
  await yard.handOver(late.reference)
  await watchYard(yard.on(await after(late, 20)), system('watch_yard'))
  const both = [oneWay.reference, behind.reference]
  expect(await lettersAbout(late)).toEqual([
    ['branch:1', [behind.reference]],
    ['branch:3', both],
  ])
})

test('maintenance waits for a car that is out, and takes place where the car comes back', async () => {
  const [late] = await books(1)
  const { car_id: car } = await yard.planned(late!.reference)
  await givenIn(app).block(car, await after(late!, 4), await after(late!, 6))
  const maintenance = async () => {
    const row = await rowOf(app, 'assignment', { kind: 'maintenance', car_id: car })
    const [at, until] = boundsOf(row)
    return { at, hours: (until.getTime() - at.getTime()) / HOUR_MS, place: row.to_branch }
  }
  await yard.handOver(late!.reference)
  await watchYard(yard.on(await after(late!, 10)), system('watch_yard'))
  expect(await maintenance()).toMatchObject({ hours: 2, place: AIRPORT })
  expect((await maintenance()).at.getTime()).toBeGreaterThan((await after(late!, 20)).getTime())
  const back = await after(late!, 30)
  expect((await yard.takeBack(late!.reference, { at: back, branch: TEMPELHOF })).ok).toBe(true)
  const moved = await maintenance()
  expect(moved).toMatchObject({ hours: 2, place: TEMPELHOF })
  expect(moved.at.getTime()).toBeGreaterThanOrEqual(back.getTime())
})

describe('a request that is left without a car', () => {
  async function lostRequest(pickup = AIRPORT, dropoff = pickup) {
    const first = await books(3)
    const others = await books(2, { from: 3, days: 2 })
    await app.setBookings('soon')
    const held = await quote({ from: 3, days: 2, pickup, dropoff })
    const wish = { ...bookingBody(held.body.id), bookings: 'soon' }
    const request = (await app.call('createBooking', { body: wish })).body
    const late = await onSameCar(request, first)
    await yard.handOver(late.reference)
    const lose = async () => watchYard(yard.on(await after(late, 20)), system('watch_yard'))
    return { request, others, late, lose }
  }

  test('gets no offer, until another car is there', async () => {
    const { request, others, lose } = await lostRequest()
    await lose()
    expect(await carOf(request)).toBeUndefined()
    const offer = () => makeOffer(app.ctx, operator, { reference: request.reference, hours: null })
    expect(await offer()).toEqual({ ok: false, refusal: { code: 'no_car' } })
    await app.call('cancelBooking', { body: { reference: others[0]!.reference, email: others[0]!.email, feeMinor: 0 } })
    expect((await offer()).ok).toBe(true)
    expect(await carOf(request)).toBeDefined()
  })

  test('and has our offer already: the order is refused in words, and taken once a car is there', async () => {
    const { request, others, lose } = await lostRequest()
    const token = await sendOffer(app, request.reference)
    await lose()
    const refused = await orderOffer(app, token)
    expect(refused).toMatchObject({ status: 409, body: { code: 'car_gone' } })
    expect((await viewOffer(app, { by: 'link', token })).body.status).toBe('offered')
    await app.call('cancelBooking', { body: { reference: others[0]!.reference, email: others[0]!.email, feeMinor: 0 } })
    const ordered = await Promise.all([orderOffer(app, token), orderOffer(app, token)])
    expect(ordered.map(({ status }) => status)).toEqual([200, 200])
    expect(await carOf(request)).toBeDefined()
    expect(valueOf(await listOverdue(app.ctx, operator))).toMatchObject({ others: [] })
  })
})
