import { operator, system } from '#support/acting.ts'
import { randomUUID } from 'node:crypto'

import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { Booking } from '#contract/booking.ts'
import { cancelBooking } from '#usecases/booking/cancel.ts'
import { expireOverdue } from '#usecases/booking/expire-overdue.ts'
import { appForAll } from '#support/open-app.ts'
import { bearer, lastingCustomer, newCustomer, type Customer } from '#support/customer.ts'
import { offerAndOrder } from '#support/offer.ts'
import { givenIn } from '#support/given.ts'
import { lettersOf } from '#support/posted.ts'
import { rewrite, rowOf, rowsOf } from '#support/rows.ts'

interface Page {
  bookings: Booking[]
  next: string | null
}

let time: Date
const app = appForAll()
beforeAll(async () => {
  app.ctx.now = () => time
})
beforeEach(async () => {
  time = new Date()
  await app.setBookings('open')
})

/** Books a car. @param who signed-in customer; null for a visitor */
const book = (who: Customer | null, email: string, bookings: 'open' | 'soon' = 'open') =>
  givenIn(app).booking({ as: who, email, bookings, from: app.ownDays(2), days: 1 })

const list = async (who: Customer, part: 'current' | 'past', after = '') =>
  await app.call('getOwnBookings', { as: who, query: { part, ...(after !== '' && { after }) } })
const references = async (who: Customer, part: 'current' | 'past') =>
  (await list(who, part)).body.bookings.map(({ reference }) => reference)
const show = async (who: Customer, reference: string) =>
  await app.call('getOwnBooking', { as: who, params: { reference } })
const cancel = async (who: Customer, reference: string, feeMinor: number) =>
  await app.call('cancelOwnBooking', { as: who, params: { reference }, body: { feeMinor } })
const letters = async (to: string) => (await lettersOf(app, { to, kind: 'booking_cancelled' })).length

describe('the list', () => {
  test('has what is to come by its start and what is over, the latest first; holds are nobody’s rentals', async () => {
    const anna = await newCustomer(app, 'Anna')
    const first = await book(anna, anna.email)
    const request = await book(anna, anna.email, 'soon')
    const [over, later] = [await book(anna, anna.email), await book(anna, anna.email)]
    await givenIn(app).hold()
    for (const { reference } of [over, later]) expect((await cancel(anna, reference, 0)).status).toBe(200)
    expect(await references(anna, 'current')).toEqual([first.reference, request.reference])
    expect(await references(anna, 'past')).toEqual([later.reference, over.reference])
    // The list shows the same as the look-up.
    const looked = await app.call('lookUpBooking', { body: { reference: first.reference, email: anna.email } })
    expect((await list(anna, 'current')).body.bookings[0]).toEqual({
      ...looked.body,
      charges: undefined,
      plate: undefined,
    })
    expect(await rowsOf(app, 'stay', { state: 'held' })).not.toEqual([])
  })

  test('has a hold of a member neither while it lasts nor after', async () => {
    const mia = await newCustomer(app, 'Mia')
    const { id } = await givenIn(app).hold({ as: mia })
    expect(await references(mia, 'current')).toEqual([])
    await app.endHold(id)
    await expireOverdue(app.ctx, system('expire_overdue'))
    expect([...(await references(mia, 'current')), ...(await references(mia, 'past'))]).toEqual([])
  })

  test('has a request that nobody answered among what is over', async () => {
    const bert = await newCustomer(app, 'Bert')
    const { reference } = await book(bert, bert.email, 'soon')
    await givenIn(app).timeOver(reference)
    await expireOverdue(app.ctx, system('expire_overdue'))
    expect(await references(bert, 'current')).toEqual([])
    const { body } = await list(bert, 'past')
    expect(body.bookings.map(({ status }) => status)).toEqual(['expired'])
  })

  test('lets a confirmed rental be over with its period if its handover was not recorded', async () => {
    const cem = await lastingCustomer(app, 'Cem')
    const { reference } = await book(cem, cem.email)
    expect(await references(cem, 'current')).toEqual([reference])
    time = new Date((await rowOf(app, 'booking', { reference })).ends_at.getTime() + 1)
    expect([await references(cem, 'current'), await references(cem, 'past')]).toEqual([[], [reference]])
  })

  test('comes in pages that neither repeat nor leave out any, also where two begin at once', async () => {
    const dora = await newCustomer(app, 'Dora')
    const sample = await book(null, `${randomUUID()}@post.example`)
    // Adds 47 past bookings by SQL, in pairs with the same start; a page may end between the two of a pair.
    await app.db.pool.query(
      `insert into booking (id, quote_id, terms_version, reference, status, class_id, vehicle_id, pickup_branch, dropoff_branch, starts_local, ends_local,
         starts_at, ends_at, turnaround, extras, cross_border, days, total_minor, per_day_minor, deposit_minor, included_km, extra_km_minor, currency, booked_at, language,
         customer_id, email, first_name, last_name, payment_method)
       select -n, gen_random_uuid(), terms_version, 'SW-PAGE-' || translate(lpad(n::text, 4, 'X'), '01', 'YZ'), 'cancelled', class_id, vehicle_id,
         pickup_branch, dropoff_branch, starts_local, ends_local, starts_at + (n + 1) / 2 * interval '1 day',
         ends_at + (n + 1) / 2 * interval '1 day', turnaround, extras, cross_border, days, total_minor, per_day_minor, deposit_minor, included_km, extra_km_minor, currency, now(), 'de',
         $1, $2, 'Dora', 'Muster', 'paypal'
       from booking, generate_series(1, 47) n where reference = $3`,
      [dora.customerId, dora.email, sample.reference],
    )
    await app.db.pool.query(
      `insert into booking_price_line
       select -n, l.revision, l.position, l.kind, l.code, l.quantity, l.days, l.unit_minor, l.amount_minor, l.tax_minor, l.tax_bp
       from booking b join booking_price_line l on l.booking_id = b.id, generate_series(1, 47) n where reference = $1`,
      [sample.reference],
    )
    const pages: Page[] = [(await list(dora, 'past')).body]
    while (pages.at(-1)!.next !== null) pages.push((await list(dora, 'past', pages.at(-1)!.next!)).body)
    expect(pages.map(({ bookings }) => bookings.length)).toEqual([20, 20, 7])
    const all = pages.flatMap(({ bookings }) => bookings.map(({ reference }) => reference))
    expect(new Set(all).size).toBe(47)
    // A foreign booking as the last one is answered like one that does not exist.
    for (const after of [sample.reference, 'SW-2222-2222']) {
      const { status, body } = await list(dora, 'past', after)
      expect([status, body.code]).toEqual([404, 'booking_not_found'])
    }
  })
})

describe('one booking', () => {
  test('says all that the look-up says, and what happened to it', async () => {
    const emil = await newCustomer(app, 'Emil')
    const { reference } = await book(emil, emil.email, 'soon')
    await offerAndOrder(app, reference)
    const { body } = await show(emil, reference)
    const { events, withheld, ...shown } = body
    const looked = await app.call('lookUpBooking', { body: { reference, email: emil.email } })
    expect(shown).toEqual(looked.body)
    expect(withheld).toBe(false)
    expect(events.map(({ status, by }) => [status, by])).toEqual([
      ['requested', 'customer'],
      ['offered', 'company'],
      ['confirmed', 'customer'],
    ])
    expect(JSON.stringify(body)).not.toContain('operator')
  })

  test('tells a withdrawal from a cancellation, and the end of its time from both', async () => {
    const frida = await newCustomer(app, 'Frida')
    const [withdrawn, expired] = [await book(frida, frida.email, 'soon'), await book(frida, frida.email, 'soon')]
    await cancel(frida, withdrawn.reference, 0)
    await givenIn(app).timeOver(expired.reference)
    await expireOverdue(app.ctx, system('expire_overdue'))
    const last = async ({ reference }: Booking) => (await show(frida, reference)).body.events.at(-1)
    expect(await last(withdrawn)).toMatchObject({ status: 'withdrawn', by: 'customer' })
    expect(await last(expired)).toMatchObject({ status: 'expired', by: 'time' })
  })
})

describe('cancelling as the owner', () => {
  test('is free in time, writes one letter, and the second time says that it was done before', async () => {
    const gero = await newCustomer(app, 'Gero')
    const { reference } = await book(gero, gero.email)
    const first = await cancel(gero, reference, 0)
    expect(first.body).toMatchObject({ status: 'cancelled', already: false })
    const [again, elsewhere] = [
      await cancel(gero, reference, 0),
      await app.call('cancelBooking', { body: { reference, email: gero.email, feeMinor: 0 } }),
    ]
    expect([again.body.already, elsewhere.body.already]).toEqual([true, true])
    expect(await letters(gero.email)).toBe(1)
    const { id } = await rowOf(app, 'booking', { reference })
    const cancelled = await rowsOf(app, 'booking_event', { booking_id: id, to_status: 'cancelled' })
    expect(cancelled).toMatchObject([{ actor_kind: 'customer', actor_id: gero.user.id }])
  })

  test('costs what was shown or nothing happens (D26)', async () => {
    const hanna = await lastingCustomer(app, 'Hanna')
    const { reference, price } = await book(hanna, hanna.email)
    const { starts_at: start } = await rowOf(app, 'booking', { reference })
    time = new Date(start.getTime() - 2 * 3_600_000)
    const { cancellation } = (await show(hanna, reference)).body
    expect(cancellation).toMatchObject({ free: false, feeMinor: price.totalMinor })
    const wrong = await cancel(hanna, reference, 0)
    expect([wrong.status, wrong.body.code]).toEqual([409, 'refund_changed'])
    expect((await show(hanna, reference)).body.status).toBe('confirmed')
    expect((await cancel(hanna, reference, cancellation!.feeMinor)).body).toMatchObject({ status: 'cancelled' })
    time = new Date(start.getTime() + 1)
    const late = await book(hanna, hanna.email)
    await rewrite(app, 'booking', { reference: late.reference }, { status: 'active' })
    expect((await cancel(hanna, late.reference, 0)).body.code).toBe('not_cancellable')
  })

  test('of two at once cancels once', async () => {
    const ivo = await newCustomer(app, 'Ivo')
    const { reference } = await book(ivo, ivo.email)
    const both = await Promise.all([cancel(ivo, reference, 0), cancel(ivo, reference, 0)])
    expect(new Set(both.map(({ body }) => body.already))).toEqual(new Set([false, true]))
    expect(await letters(ivo.email)).toBe(1)
  })
})

describe('the calendar file', () => {
  const calendar = async (who: Customer, reference: string, language = 'de') => {
    const path = `/api/account/bookings/${reference}/calendar`
    const headers = { ...bearer(who.token), 'accept-language': language }
    return (await app.get<{ name: string; content: string }>(path, headers)).body
  }

  test('is the entry that came by mail, in the reader’s language, and follows the booking', async () => {
    const jana = await newCustomer(app, 'Jana')
    const { reference } = await book(jana, jana.email, 'soon')
    expect((await calendar(jana, reference)).content).toContain('STATUS:TENTATIVE')
    await offerAndOrder(app, reference)
    const [german, english] = [await calendar(jana, reference), await calendar(jana, reference, 'en')]
    expect(german.name).toMatch(/\.ics$/)
    expect(german.content).toMatch(/^BEGIN:VCALENDAR\r\n/)
    expect(german.content).toContain('STATUS:CONFIRMED')
    expect(german.content).toContain(`UID:${reference}@`)
    expect(english.content).not.toBe(german.content)
    const looked = await app.call('getBookingCalendar', { body: { reference, email: jana.email } })
    expect(looked.body.content.replaceAll(/DTSTAMP.*/g, '')).toBe(german.content.replaceAll(/DTSTAMP.*/g, ''))
    await cancel(jana, reference, 0)
    expect((await calendar(jana, reference)).content).toContain('STATUS:CANCELLED')
  })
})

describe('a booking made without signing in', () => {
  test('belongs to the account with its address from the confirmation of the address on', async () => {
    const email = `Karl.${randomUUID()}@post.example`
    const before = await book(null, email.toUpperCase())
    const karl = await customerWith(email)
    const after = await book(null, email.toLowerCase())
    expect(await references(karl, 'current')).toEqual([before.reference, after.reference])
    expect((await show(karl, before.reference)).status).toBe(200)
    expect((await cancel(karl, before.reference, 0)).body.status).toBe('cancelled')
  })

  test('that was over when the address was confirmed may belong to its owner of that time', async () => {
    const lena = await newCustomer(app, 'Lena')
    const { reference } = await book(null, lena.email)
    expect((await show(lena, reference)).status).toBe(200)
    const { ends_at: end } = await rowOf(app, 'booking', { reference })
    await rewrite(app, 'account', { id: lena.user.id }, { email_confirmed_at: end })
    expect((await show(lena, reference)).status).toBe(404)
    expect(await references(lena, 'current')).toEqual([])
    // The visitor, who alone has its number, can still look it up.
    expect((await app.call('lookUpBooking', { body: { reference, email: lena.email } })).status).toBe(200)
  })

  test('stays a visitor’s: no price and no points of members hang on it', async () => {
    const moritz = await newCustomer(app, 'Moritz')
    const { reference } = await book(null, moritz.email)
    await show(moritz, reference)
    await list(moritz, 'current')
    expect(await rowOf(app, 'booking', { reference })).toMatchObject({ customer_id: null })
  })

  test('belongs to nobody else: one made in an account stays there, whatever address was typed', async () => {
    const [nora, otto] = [await newCustomer(app, 'Nora'), await newCustomer(app, 'Otto')]
    const { reference } = await book(nora, otto.email)
    expect(await references(nora, 'current')).toEqual([reference])
    expect(await references(otto, 'current')).toEqual([])
    expect((await show(otto, reference)).status).toBe(404)
  })

  async function customerWith(email: string): Promise<Customer> {
    const someone = await newCustomer(app, 'Karl')
    await rewrite(app, 'account', { id: someone.user.id }, { email })
    return { ...someone, email }
  }
})

test('staff cancel by the reference alone', async () => {
  const paul = await newCustomer(app, 'Paul')
  const { reference } = await book(paul, paul.email)
  const wish = { reference, feeMinor: 0, actor: 'staff:cli', reason: 'by telephone' }
  expect(await cancelBooking(app.ctx, operator, wish)).toMatchObject({ ok: true, value: { already: false } })
  expect((await show(paul, reference)).body.events.at(-1)).toMatchObject({ status: 'cancelled', by: 'company' })
})
