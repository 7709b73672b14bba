import { operator, system, within } from '#support/acting.ts'
import { randomUUID } from 'node:crypto'

import { afterAll, beforeEach, describe, expect, test } from 'vitest'

import type { Booking } from '#contract/booking.ts'
import type { RentalOffer } from '#contract/rental-offer.ts'
import { toInstant } from '#domain/period.ts'
import { vehicleAmount } from '#domain/price.ts'
import { cancelBooking } from '#usecases/booking/cancel.ts'
import { declineRequest } from '#usecases/booking/decline-request.ts'
import { expireOverdue } from '#usecases/booking/expire-overdue.ts'
import { makeOffer } from '#usecases/booking/make-offer.ts'
import { forgetExpired } from '#usecases/account/forget-expired.ts'
import { keepHouse } from '#usecases/housekeeping/nightly.ts'
import { adjustPoints } from '#usecases/staff/adjust-points.ts'
import { appForAll } from '#support/open-app.ts'
import { checkSoundness } from '#store/soundness.ts'
import { bookingBody, inDays, sampleDriver } from '#support/client.ts'
import { testClock } from '#support/test-clock.ts'
import { bearer, newCustomer, PASSWORD } from '#support/customer.ts'
import { offerAndOrder, orderBody, orderOffer, sendOffer, viewOffer } from '#support/offer.ts'
import { givenIn } from '#support/given.ts'
import { lettersOf, tokenIn } from '#support/posted.ts'
import { rowOf, rowsOf, textOf } from '#support/rows.ts'

const HOUR_MS = 3_600_000
const clock = testClock()

const app = appForAll({ clock })
afterAll(async () => {
  expect(await checkSoundness(app.db.pool)).toEqual([])
})
beforeEach(async () => {
  await app.setBookings('soon')
})

const { passportNumber, licenseNumber, licenseExpiry, address, ...withoutPapers } = sampleDriver
const papers = { passportNumber, licenseNumber, licenseExpiry, address }
let day = 9

interface Asked {
  start?: string
  driver?: Record<string, unknown>
  headers?: Record<string, string>
  freeDays?: number
}

/** Makes a request that leaves out all optional fields. */
async function ask({ start, driver = {}, headers = {}, freeDays = 0 }: Asked = {}): Promise<Booking> {
  day = day === 60 ? 9 : day + 3
  const begins = start ?? inDays(day)
  const end = `${inDays(3 + Math.ceil((toInstant(begins).getTime() - Date.now()) / (24 * HOUR_MS))).slice(0, 10)}T10:00`
  const trip = { vehicleId: 302, pickup: 3, dropoff: 3, start: begins, end, extras: [], crossBorder: false, freeDays }
  const keyed = () => ({ 'idempotency-key': randomUUID(), ...headers })
  const { body: quote } = await app.call('createQuote', { body: trip, headers: keyed() })
  const who = { ...withoutPapers, email: `${randomUUID()}@post.example`, ...driver }
  const wish = { ...bookingBody(quote.id), driver: who, bookings: 'soon' }
  return (await app.call('createBooking', { body: wish, headers: keyed() })).body
}

const lookUp = async ({ reference, email }: Booking) =>
  (await app.call('lookUpBooking', { body: { reference, email } })).body
const cancel = ({ reference, email }: Booking, feeMinor = 0) =>
  app.call('cancelBooking', { body: { reference, email, feeMinor } })
const lettersAbout = async ({ reference }: Booking) =>
  (await lettersOf(app, { about: reference })).map(
    ({ kind, recipient: to }) => `${kind} ${to.startsWith('branch:') ? to : 'customer'}`,
  )
const hoursFromNow = (hours: number) => new Date(clock.now().getTime() + hours * HOUR_MS).toISOString()
const overdue = ({ reference }: Booking) => givenIn(app).timeOver(reference)

describe('our offer', () => {
  test('stands for 48 hours, or as long as staff say, and keeps the price that was asked for', async () => {
    const request = await ask()
    await sendOffer(app, request.reference)
    const offered = await lookUp(request)
    expect(offered).toMatchObject({
      status: 'offered',
      offerUntil: hoursFromNow(48),
      decisionBy: null,
      price: request.price,
      changeable: null,
      cancellation: { free: true, feeMinor: 0 },
    })
    const shorter = await ask()
    await sendOffer(app, shorter.reference, 5)
    expect((await lookUp(shorter)).offerUntil).toBe(hoursFromNow(5))
  })

  test('ends two hours before the pick-up, and is not made later than that', async () => {
    const start = app.inHours(12)
    const request = await ask({ start })
    const late = await ask({ start })
    await sendOffer(app, request.reference)
    expect((await lookUp(request)).offerUntil).toBe(new Date(toInstant(start).getTime() - 2 * HOUR_MS).toISOString())
    clock.set(new Date(toInstant(start).getTime() - 2 * HOUR_MS).toISOString())
    const refused = await makeOffer(app.ctx, operator, { reference: late.reference, hours: null })
    expect(refused).toEqual({ ok: false, refusal: { code: 'too_late' } })
    expect((await lookUp(late)).status).toBe('requested')
  })

  test('is mailed to the customer alone, with a link whose token is kept nowhere', async () => {
    const request = await ask()
    const token = await sendOffer(app, request.reference)
    expect(await lettersAbout(request)).toEqual([
      'request_received customer',
      'staff_request branch:3',
      'request_offered customer',
    ])
    expect(await textOf(app, 'offer_link')).not.toContain(token)
  })

  test('shows by its link what it is and what is missing, and no number of a document', async () => {
    const token = await sendOffer(app, (await ask({ driver: { passportNumber } })).reference)
    const { status, body } = await viewOffer(app, { by: 'link', token })
    expect(status).toBe(200)
    expect(body.missing).toEqual(['licenseNumber', 'licenseExpiry', 'address'])
    expect(JSON.stringify(body)).not.toContain(passportNumber)
  })
})

describe('the way to an offer', () => {
  test('is the link, the number with its address, or the account that asked, and nothing else', async () => {
    const [mara, jana] = [await newCustomer(app, 'Mara'), await newCustomer(app, 'Jana')]
    const request = await ask({ headers: bearer(mara.token) })
    const token = await sendOffer(app, request.reference)
    const { reference, email } = request
    const ways = [
      [{ by: 'link', token }, {}, 200],
      [{ by: 'number', reference, email: email.toUpperCase() }, {}, 200],
      [{ by: 'account', reference }, bearer(mara.token), 200],
      [{ by: 'account', reference }, bearer(jana.token), 404],
      [{ by: 'account', reference }, {}, 401],
      [{ by: 'number', reference, email: 'jana@post.example' }, {}, 404],
      [{ by: 'link', token: randomUUID() }, {}, 422],
      [{ by: 'link', token: `${token}x` }, {}, 422],
    ] as const
    for (const [access, headers, status] of ways) {
      expect([access, (await viewOffer(app, access, headers)).status]).toEqual([access, status])
      if (status !== 200) {
        const body = orderBody(access, request.price.totalMinor, { driver: papers })
        expect([access, (await app.call('orderRentalOffer', { body, headers })).status]).toEqual([access, status])
      }
    }
    expect((await lookUp(request)).status).toBe('offered')
    const body = orderBody({ by: 'account', reference }, request.price.totalMinor, { driver: papers })
    const ordered = await app.call('orderRentalOffer', { as: mara, body })
    expect(ordered.body).toMatchObject({ status: 'confirmed', already: false })
  })

  test('is void for the old mailbox when the account gets another address', async () => {
    const mara = await newCustomer(app, 'Mara')
    const request = await ask({ headers: bearer(mara.token), driver: { email: mara.email } })
    const token = await sendOffer(app, request.reference)
    const next = `mara.neu.${randomUUID()}@post.example`
    const { moveBookings } = await import('#store/booking-address.ts')
    await within(app.db.db, async (tx) => {
      await moveBookings(tx, mara.customerId, { from: mara.email, to: next, at: clock.now() })
    })
    expect((await viewOffer(app, { by: 'link', token })).status).toBe(422)
    expect((await viewOffer(app, { by: 'account', reference: request.reference }, bearer(mara.token))).status).toBe(200)
  })
})

describe('an order', () => {
  test('makes the booking: now, in the language and under the terms of the page, told to both sides', async () => {
    const request = await ask()
    const token = await sendOffer(app, request.reference)
    clock.pass(3)
    const { status, body } = await orderOffer(app, token, {
      driver: papers,
      paymentMethod: 'paypal',
      language: 'en',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      reference: request.reference,
      status: 'confirmed',
      already: false,
      paymentMethod: 'paypal',
      price: request.price,
      createdAt: clock.now().toISOString(),
      offerUntil: null,
      changeable: 'all',
    })
    expect((await lettersAbout(request)).slice(3)).toEqual(['booking_confirmed customer', 'staff_booking branch:3'])
    const row = await rowOf(app, 'booking', { reference: request.reference })
    expect(row).toMatchObject({ language: 'en', address, terms_version: expect.stringMatching(/./) as string })
    const driver = await rowOf(app, 'booking_driver', { booking_id: row.id })
    expect(driver.license_expiry).toBe(licenseExpiry)
    expect(app.ctx.sealer.open(driver.documents_sealed!, `booking-driver:${driver.id}`)).toEqual({
      passportNumber,
      licenseNumber,
    })
  })

  test('needs all that the request left out, and a licence that lasts', async () => {
    const token = await sendOffer(app, (await ask({ driver: { passportNumber } })).reference)
    const nothing = await orderOffer(app, token)
    expect(nothing).toMatchObject({
      status: 400,
      body: {
        fields: {
          'driver.licenseNumber': 'missing',
          'driver.licenseExpiry': 'missing',
          'driver.address': 'missing',
        },
      },
    })
    const { passportNumber: _known, ...told } = papers
    const early = await orderOffer(app, token, { driver: { ...told, licenseExpiry: inDays(1).slice(0, 10) } })
    expect(early).toMatchObject({ status: 422, body: { fields: { 'driver.licenseExpiry': 'licence_expires' } } })
    const transfer = await orderOffer(app, token, { driver: told, paymentMethod: 'nothing' })
    expect(transfer.status).toBe(400)
    expect((await orderOffer(app, token, { driver: told })).status).toBe(200)
  })

  test('is refused at another total, and by transfer where that comes too late', async () => {
    const request = await ask({ start: app.inHours(30) })
    const token = await sendOffer(app, request.reference)
    const total = request.price.totalMinor
    const order = (changes: Record<string, unknown>, shown = total) =>
      app.call('orderRentalOffer', { body: orderBody({ by: 'link', token }, shown, { driver: papers, ...changes }) })
    expect((await order({}, total - 1)).body.code).toBe('quote_changed')
    expect((await order({ paymentMethod: 'bank_transfer' })).body.code).toBe('payment_not_offered')
    expect((await order({ acceptTerms: false })).status).toBe(400)
    expect((await lookUp(request)).status).toBe('offered')
  })

  test('counts once, however often and from wherever it is sent', async () => {
    const request = await ask()
    const token = await sendOffer(app, request.reference)
    const answers = await Promise.all([0, 1, 2, 3].map(() => orderOffer(app, token, { driver: papers })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(answers.filter(({ body }) => !body.already)).toHaveLength(1)
    const again = await orderOffer(app, token, { driver: papers, paymentMethod: 'debit_card' })
    expect(again.body).toMatchObject({ already: true, status: 'confirmed', paymentMethod: 'credit_card' })
    expect((await lettersAbout(request)).filter((letter) => letter.startsWith('booking_confirmed'))).toHaveLength(1)
  })

  test('is possible after launch as well', async () => {
    const request = await ask()
    const token = await sendOffer(app, request.reference)
    await app.setBookings('open')
    expect((await orderOffer(app, token, { driver: papers })).body.status).toBe('confirmed')
  })

  test('within the last day cannot be cancelled for free any more: the page has said so before', async () => {
    const request = await ask({ start: app.inHours(12) })
    const ordered = await orderOffer(app, await sendOffer(app, request.reference), { driver: papers })
    const feeMinor = Math.round(vehicleAmount(request.price) / request.price.days)
    expect(ordered.body.cancellation).toMatchObject({ free: false, feeMinor })
    expect((await cancel(request)).body.code).toBe('refund_changed')
    expect((await cancel(request, feeMinor)).body.status).toBe('cancelled')
  })
})

/** All acts on all states in which an offer can end. */
describe('afterwards', () => {
  const ends = {
    requested: async () => await ask(),
    offered: async () => {
      const request = await ask()
      await sendOffer(app, request.reference)
      return request
    },
    ordered: async () => {
      const request = await ask({ driver: papers })
      await offerAndOrder(app, request.reference)
      return request
    },
    expired: async () => {
      const request = await ask()
      await sendOffer(app, request.reference)
      await overdue(request)
      await expireOverdue(app.ctx, system('expire_overdue'))
      return request
    },
    'withdrawn by its customer': async () => {
      const request = await ask()
      await sendOffer(app, request.reference)
      await cancel(request)
      return request
    },
    'taken back by us': async () => {
      const request = await ask()
      await sendOffer(app, request.reference)
      const wish = { reference: request.reference, feeMinor: 0, reason: null }
      await cancelBooking(app.ctx, operator, wish)
      return request
    },
    declined: async () => {
      const request = await ask()
      await declineRequest(app.ctx, operator, { reference: request.reference, reason: null })
      return request
    },
  }
  const acts = {
    offer: async ({ reference }: Booking) => (await makeOffer(app.ctx, operator, { reference, hours: null })).ok,
    decline: async ({ reference }: Booking) =>
      (await declineRequest(app.ctx, operator, { reference, reason: null })).ok,
    order: async ({ reference, email, price }: Booking) => {
      const body = orderBody({ by: 'number', reference, email }, price.totalMinor, { driver: papers })
      const { status, body: answer } = await app.call('orderRentalOffer', { body })
      return status === 200 && !answer.already
    },
    cancel: async (booking: Booking) => (await cancel(booking)).status === 200,
  }

  test.each([
    ['requested', ['offer', 'decline', 'cancel']],
    ['offered', ['order', 'cancel']],
    ['ordered', ['cancel']],
    ['expired', []],
    // Cancelling a second time changes nothing, and succeeds.
    ['withdrawn by its customer', ['cancel']],
    ['taken back by us', ['cancel']],
    ['declined', []],
  ] as const)('what is %s takes %j, and nothing else', async (end, possible) => {
    for (const [name, act] of Object.entries(acts)) {
      const done = await act(await ends[end]())
      expect([name, done]).toEqual([name, (possible as readonly string[]).includes(name)])
    }
  })

  test('the link says what became of it', async () => {
    const states: Record<string, string> = {}
    for (const [end, bring] of Object.entries(ends)) {
      if (end === 'requested' || end === 'declined') continue
      const { reference } = await bring()
      const token = await tokenIn(app, { kind: 'request_offered', about: reference })
      const { body } = await viewOffer(app, { by: 'link', token })
      states[end] = body.status
      if (end !== 'offered') expect(body.missing).toEqual([])
    }
    expect(states).toEqual({
      offered: 'offered',
      ordered: 'confirmed',
      expired: 'expired',
      'withdrawn by its customer': 'withdrawn',
      'taken back by us': 'withdrawn',
    })
  })

  test('both sides are told when it runs out, and the customer when we take it back', async () => {
    expect((await lettersAbout(await ends.expired())).slice(3)).toEqual([
      'offer_expired customer',
      'staff_offer_expired branch:3',
    ])
    expect((await lettersAbout(await ends['taken back by us']())).slice(3)).toEqual(['offer_withdrawn customer'])
    expect((await lettersAbout(await ends['withdrawn by its customer']())).slice(3)).toEqual([
      'request_withdrawn customer',
      'staff_request_withdrawn branch:3',
    ])
  })

  test('one whose time is over cannot be ordered, also before anybody has noticed', async () => {
    const request = await ends.offered()
    await overdue(request)
    const body = orderBody(
      { by: 'number', reference: request.reference, email: request.email },
      request.price.totalMinor,
      {
        driver: papers,
      },
    )
    expect((await app.call('orderRentalOffer', { body })).body.code).toBe('offer_over')
  })

  test('order and expiry, order and withdrawal at the same moment: one of the two', async () => {
    for (const against of ['expire', 'withdraw'] as const) {
      const request = await ends.offered()
      const { reference, email } = request
      const body = orderBody({ by: 'number', reference, email }, request.price.totalMinor, { driver: papers })
      const order = app.call('orderRentalOffer', { body })
      const other =
        against === 'withdraw'
          ? cancel(request)
          : overdue(request).then(() => expireOverdue(app.ctx, system('expire_overdue')))
      const [ordered] = await Promise.all([order, other])
      const { status } = await lookUp(request)
      if (ordered.status === 200) expect(['confirmed', 'cancelled']).toContain(status)
      else expect(['expired', 'withdrawn']).toContain(status)
    }
  })

  test('an offer cannot be changed; the customer makes another request instead', async () => {
    const mara = await newCustomer(app, 'Mara')
    const request = await ask({ headers: bearer(mara.token) })
    await sendOffer(app, request.reference)
    const { vehicle, pickup, dropoff, start, end, extras, crossBorder, price } = request
    const change = { vehicleId: vehicle.id, pickup, dropoff, start, end, extras, crossBorder: !crossBorder }
    const tried = await app.call('changeOwnBooking', {
      as: mara,
      params: { reference: request.reference },
      body: { ...change, revision: 1, totalMinor: price.totalMinor },
    })
    expect(tried).toMatchObject({ status: 409, body: { code: 'not_changeable' } })
  })

  test('the account shows it among what is to come, with what happened', async () => {
    const mara = await newCustomer(app, 'Mara')
    const request = await ask({ headers: bearer(mara.token) })
    await sendOffer(app, request.reference)
    const list = await app.call('getOwnBookings', { as: mara, query: { part: 'current' } })
    expect(list.body.bookings).toMatchObject([{ reference: request.reference, status: 'offered' }])
    const one = await app.call('getOwnBooking', { as: mara, params: { reference: request.reference } })
    expect(one.body.events.map(({ status, by }) => `${status} ${by}`)).toEqual([
      'requested customer',
      'offered company',
    ])
    const refused = await app.call('deleteAccount', { as: mara, body: { currentPassword: PASSWORD } })
    expect(refused.status).not.toBe(200)
  })
})

describe('points in an offer', () => {
  test('are taken once, with the request, and given back where nothing comes of it', async () => {
    const mara = await newCustomer(app, 'Mara')
    await adjustPoints(app.ctx, operator, { email: mara.email, points: 30_000, reason: 'for a test' })
    const points = async () => (await app.call('getPoints', { as: mara })).body.balance
    const asked = { headers: bearer(mara.token), driver: papers, freeDays: 1 }
    const ordered = await ask(asked)
    expect(await points()).toBe(15_000)
    const token = await sendOffer(app, ordered.reference)
    expect(await points()).toBe(15_000)
    expect((await orderOffer(app, token)).body.price).toEqual(ordered.price)
    expect(await points()).toBe(15_000)
    const lapsed = await ask(asked)
    expect(await points()).toBe(0)
    await sendOffer(app, lapsed.reference)
    await overdue(lapsed)
    await expireOverdue(app.ctx, system('expire_overdue'))
    expect(await points()).toBe(15_000)
  })
})

describe('what is kept', () => {
  test('of a request that came to nothing goes in time, also where no document was told', async () => {
    const request = await ask()
    await cancel(request)
    const kept = () => rowOf(app, 'booking', { reference: request.reference })
    clock.pass(29 * 24)
    await keepHouse(app.ctx, system('keep_house'))
    expect((await kept()).phone).not.toBeNull()
    clock.pass(3 * 24)
    await keepHouse(app.ctx, system('keep_house'))
    const { id } = await kept()
    expect(await kept()).toMatchObject({ phone: null, city: null })
    expect(
      (await rowsOf(app, 'booking_driver', { booking_id: id })).filter((row) => row.date_of_birth !== null),
    ).toEqual([])
  })

  test('of a link ends 90 days after its offer', async () => {
    const token = await sendOffer(app, (await ask()).reference)
    const seen = async () => (await viewOffer(app, { by: 'link', token })).body as RentalOffer & { code?: string }
    clock.pass(91 * 24)
    await forgetExpired(app.ctx, system('forget_expired'))
    expect((await seen()).code).toBeUndefined()
    clock.pass(2 * 24)
    await forgetExpired(app.ctx, system('forget_expired'))
    expect((await seen()).code).toBe('link_invalid')
  })
})
