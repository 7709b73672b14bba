import { randomUUID } from 'node:crypto'

import { afterEach, beforeAll, describe, expect, test } from 'vitest'

import type { Booking, Quote } from '#contract/booking.ts'
import { addMove } from '#store/money-move.ts'
import { checkSoundness } from '#store/soundness.ts'
import { operator, valueOf, within } from '#support/acting.ts'
import { appForAll } from '#support/open-app.ts'
import { bookingBody, inDays } from '#support/client.ts'
import { bearer, newCustomer, type Customer } from '#support/customer.ts'
import { yardOf } from '#support/yard.ts'
import { declineRequest } from '#usecases/booking/decline-request.ts'
import { recordNoShow } from '#usecases/booking/no-show.ts'
import { closeRental } from '#usecases/booking/close.ts'
import { recordPayment } from '#usecases/money/record-payment.ts'
import { recordRefund, type Refund } from '#usecases/money/record-refund.ts'
import { writeOff } from '#usecases/money/write-off.ts'
import { showMoney } from '#usecases/money/show-money.ts'
import { lettersOf } from '#support/posted.ts'
import { waysToRewrite, rowOf } from '#support/rows.ts'

const app = appForAll({ bookings: 'open' })
afterEach(async () => {
  expect(await checkSoundness(app.db.pool)).toEqual([])
})

async function book({ who = null, days = 2, extras = [{ code: 'gps', quantity: 1 }] }: Wish = {}): Promise<Booking> {
  const first = app.ownDays(days + 2)
  const trip = { vehicleId: 302, pickup: 3, dropoff: 3, start: inDays(first), end: inDays(first + days) }
  const headers = () => ({ 'idempotency-key': randomUUID(), ...(who && bearer(who.token)) })
  const quote = await app.post<Quote>('/api/quotes', { ...trip, extras, crossBorder: false }, headers())
  const made = await app.post<Booking>('/api/bookings', bookingBody(quote.body.id), headers())
  expect(made.status).toBe(201)
  return made.body
}
/** Sends a request before launch, which is not charged. */
async function ask(): Promise<Booking> {
  await app.setBookings('soon')
  const first = app.ownDays(4)
  const trip = { vehicleId: 302, pickup: 3, dropoff: 3, start: inDays(first), end: inDays(first + 2) }
  const key = () => ({ 'idempotency-key': randomUUID() })
  const quote = await app.post<Quote>('/api/quotes', { ...trip, extras: [], crossBorder: false }, key())
  const asked = await app.post<Booking>('/api/bookings', { ...bookingBody(quote.body.id), bookings: 'soon' }, key())
  await app.setBookings('open')
  return asked.body
}

interface Wish {
  who?: Customer | null
  days?: number
  extras?: { code: string; quantity: number }[]
}

const desk = ({ reference }: Booking, more: Partial<Refund> = {}): Refund => ({
  reference,
  method: 'card_terminal',
  amountMinor: null,
  deposit: false,
  receipt: null,
  note: null,
  courtesy: null,
  ...more,
})

async function moneyOf({ reference }: Booking) {
  const found = await showMoney(app.ctx, operator, reference)
  if (!found.ok) throw new Error(found.refusal.code)
  return found.value
}

const linesOf = async (booking: Booking) =>
  (await moneyOf(booking)).charges.map(({ kind, code, amount_minor, corrects }) => [
    kind,
    code,
    amount_minor,
    corrects !== null,
  ])

test('an order charges its price line by line, with the tax in it', async () => {
  const booking = await book()
  const { charges, balance, status } = await moneyOf(booking)
  expect(charges.map(({ kind, amount_minor }) => [kind, amount_minor])).toEqual(
    booking.price.items.map(({ kind, amountMinor }) => [kind, amountMinor]),
  )
  expect(charges.reduce((sum, { tax_minor }) => sum + tax_minor, 0)).toBe(booking.price.vatMinor)
  expect(balance).toMatchObject({
    chargedMinor: booking.price.totalMinor,
    dueMinor: booking.price.totalMinor,
    paidMinor: 0,
  })
  expect(status).toBe('open')
})

test('a request is not charged before our offer is ordered', async () => {
  const asked = await ask()
  expect((await moneyOf(asked)).charges).toEqual([])
  expect(await recordPayment(app.ctx, operator, desk(asked))).toEqual({
    ok: false,
    refusal: { code: 'nothing_due' },
  })
})

test('an amendment charges the difference line by line', async () => {
  const who = await newCustomer(app, 'Mara')
  const booking = await book({ who })
  const { start, end, pickup, dropoff, revision } = booking
  const change = {
    vehicleId: booking.vehicle.id,
    pickup,
    dropoff,
    start,
    end,
    extras: [
      { code: 'gps', quantity: 1 },
      { code: 'child_seat', quantity: 1 },
    ],
    crossBorder: false,
  }
  const query = new URLSearchParams({
    pickup: `${pickup}`,
    dropoff: `${dropoff}`,
    start,
    end,
    crossBorder: 'false',
    extras: 'gps:1,child_seat:1',
  })
  const { reference } = booking
  const offers = await app.get<{ offers: { vehicleId: number; price: { totalMinor: number } }[] }>(
    `/api/account/bookings/${reference}/offers?${query}`,
    bearer(who.token),
  )
  const { price } = offers.body.offers.find(({ vehicleId }) => vehicleId === booking.vehicle.id)!
  const body = { ...change, revision, totalMinor: price.totalMinor }
  const changed = await app.call('changeOwnBooking', { as: who, params: { reference }, body })
  expect(changed.status).toBe(200)
  const lines = await linesOf(booking)
  const before = booking.price.items.length
  expect(lines.slice(0, before).map(([kind]) => kind)).toEqual(booking.price.items.map(({ kind }) => kind))
  expect(lines).toContainEqual(['extra', 'child_seat', 2_000, false])
  // Unchanged lines are not charged again.
  expect(lines.filter(([kind]) => kind === 'vehicle')).toHaveLength(1)
  expect((await moneyOf(booking)).balance.chargedMinor).toBe(price.totalMinor)
})

describe('the desk', () => {
  test('records a payment once, however often its receipt comes', async () => {
    const booking = await book()
    const wish = desk(booking, { receipt: `T-${randomUUID()}` })
    const both = await Promise.all([recordPayment(app.ctx, operator, wish), recordPayment(app.ctx, operator, wish)])
    expect(both.map((one) => (one.ok ? 'ok' : one.refusal.code)).toSorted()).toEqual(['nothing_due', 'ok'])
    const { receipt } = wish
    expect(await recordPayment(app.ctx, operator, desk(await book(), { receipt }))).toMatchObject({
      refusal: { code: 'recorded_before' },
    })
    expect((await moneyOf(booking)).balance).toMatchObject({ dueMinor: 0, paidMinor: booking.price.totalMinor })
  })

  test('takes no more than is due, but for a transfer, whose rest goes back', async () => {
    const booking = await book()
    const { totalMinor } = booking.price
    expect(await recordPayment(app.ctx, operator, desk(booking, { amountMinor: totalMinor + 1 }))).toMatchObject({
      refusal: { code: 'more_than_due', dueMinor: totalMinor },
    })
    await recordPayment(app.ctx, operator, desk(booking, { method: 'transfer', amountMinor: totalMinor + 500 }))
    expect(await moneyOf(booking)).toMatchObject({ status: 'overpaid', balance: { toGiveBackMinor: 500, dueMinor: 0 } })
    expect(await recordRefund(app.ctx, operator, desk(booking, { method: 'transfer' }))).toMatchObject({
      value: { status: 'paid', balance: { toGiveBackMinor: 0, paidMinor: totalMinor } },
    })
    // The bank's message came twice.
    const again = desk(booking, { method: 'transfer', amountMinor: totalMinor })
    expect(await recordPayment(app.ctx, operator, again)).toMatchObject({
      value: { status: 'overpaid', balance: { toGiveBackMinor: totalMinor } },
    })
  })

  test('gives back what is owed and nothing more, also twice at once', async () => {
    const booking = await book()
    const { totalMinor } = booking.price
    const wish = desk(booking, { amountMinor: 100 })
    const nothing = { refusal: { code: 'nothing_to_give_back' } }
    expect(await recordRefund(app.ctx, operator, wish)).toMatchObject(nothing)
    await recordPayment(app.ctx, operator, desk(booking, { method: 'cash' }))
    expect(await recordRefund(app.ctx, operator, wish)).toMatchObject(nothing)
    await recordPayment(app.ctx, operator, desk(booking, { method: 'transfer', amountMinor: 500 }))
    expect(await recordRefund(app.ctx, operator, desk(booking, { amountMinor: 501 }))).toMatchObject({
      refusal: { code: 'more_than_owed', mostMinor: 500 },
    })
    const back = desk(booking, { amountMinor: 400 })
    const both = await Promise.all([recordRefund(app.ctx, operator, back), recordRefund(app.ctx, operator, back)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await moneyOf(booking)).balance).toMatchObject({ paidMinor: totalMinor + 100, toGiveBackMinor: 100 })
  })

  test('gives more back as a courtesy, which the customer does not owe again', async () => {
    const booking = await book()
    const { totalMinor } = booking.price
    await recordPayment(app.ctx, operator, desk(booking, { method: 'transfer', amountMinor: totalMinor + 500 }))
    const gift = (amountMinor: number) =>
      recordRefund(app.ctx, operator, desk(booking, { amountMinor, courtesy: 'a flat tyre' }))
    expect(await gift(totalMinor + 501)).toMatchObject({
      refusal: { code: 'more_than_came', mostMinor: totalMinor + 500 },
    })
    expect(valueOf(await gift(700))).toMatchObject({
      status: 'paid',
      balance: { paidMinor: totalMinor - 200, writtenOffMinor: 200, dueMinor: 0, toGiveBackMinor: 0 },
    })
    valueOf(await gift(totalMinor - 200))
    const { balance, moves } = await moneyOf(booking)
    expect(balance).toMatchObject({ paidMinor: 0, writtenOffMinor: totalMinor, dueMinor: 0 })
    expect(moves.map(({ kind, amount_minor, note }) => [kind, amount_minor, note])).toEqual([
      ['received', totalMinor + 500, null],
      ['refunded', 700, null],
      ['written_off', 200, 'a flat tyre'],
      ['refunded', totalMinor - 200, null],
      ['written_off', totalMinor - 200, 'a flat tyre'],
    ])
  })

  test('holds a deposit beside the rental, and gives it back', async () => {
    const booking = await book()
    const { depositMinor, totalMinor } = booking.price
    await recordPayment(app.ctx, operator, desk(booking, { deposit: true }))
    expect(await moneyOf(booking)).toMatchObject({
      depositStatus: 'kept',
      deposit: { paidMinor: depositMinor },
      balance: { paidMinor: 0, dueMinor: totalMinor },
    })
    await recordRefund(app.ctx, operator, desk(booking, { deposit: true }))
    expect(await moneyOf(booking)).toMatchObject({ depositStatus: 'free', deposit: { paidMinor: 0 } })
  })
})

test('what nobody will pay is written off by a manager, once, and earns no points', async () => {
  const who = await newCustomer(app, 'Olga')
  const booking = await book({ who })
  const { reference } = booking
  const { totalMinor } = booking.price
  const give = (amountMinor: number | null) =>
    writeOff(app.ctx, operator, { reference, amountMinor, reason: 'moved away' })
  valueOf(await yardOf(app).handOver(reference))
  valueOf(await yardOf(app).takeBack(reference))
  valueOf(await closeRental(app.ctx, operator, { reference, chargesMinor: 0, dueMinor: totalMinor }))
  expect(await give(totalMinor + 1)).toMatchObject({ refusal: { code: 'more_than_due', dueMinor: totalMinor } })
  expect((await give(500)).ok).toBe(true)
  valueOf(await recordPayment(app.ctx, operator, desk(booking, { amountMinor: 500 })))
  const both = await Promise.all([give(null), give(null)])
  expect(both.map((one) => (one.ok ? 'ok' : one.refusal.code)).toSorted()).toEqual(['nothing_due', 'ok'])
  const { balance, moves, status } = await moneyOf(booking)
  expect(balance).toMatchObject({ dueMinor: 0, paidMinor: 500, writtenOffMinor: totalMinor - 500, toGiveBackMinor: 0 })
  expect(status).toBe('paid')
  expect(moves.map(({ kind, note, actor }) => [kind, note, actor])).toEqual([
    ['written_off', 'moved away', 'operator'],
    ['paid', null, 'operator'],
    ['written_off', 'moved away', 'operator'],
  ])
  const { body } = await app.get<{ balance: number }>('/api/account/points', bearer(who.token))
  expect(body.balance).toBe(0)
})

test('the letter of a closed rental says what was paid, what is due and which deposit we hold', async () => {
  const booking = await book()
  const { reference } = booking
  const { totalMinor, depositMinor } = booking.price
  await recordPayment(app.ctx, operator, desk(booking, { amountMinor: 500 }))
  await recordPayment(app.ctx, operator, desk(booking, { deposit: true }))
  valueOf(await yardOf(app).handOver(reference))
  valueOf(await yardOf(app).takeBack(reference))
  valueOf(await closeRental(app.ctx, operator, { reference, chargesMinor: 0, dueMinor: totalMinor - 500 }))
  expect(await lettersOf(app, { kind: 'rental_closed', about: reference })).toMatchObject([
    { data: { paidMinor: 500, dueMinor: totalMinor - 500, writtenOffMinor: 0, refundMinor: 0, depositMinor } },
  ])
})

test('what was paid for a booking that is cancelled has to go back, but for the fee', async () => {
  const booking = await book()
  await recordPayment(app.ctx, operator, desk(booking))
  const looked = await app.post<Booking>('/api/bookings/lookup', { reference: booking.reference, email: booking.email })
  expect(looked.body.cancellation).toMatchObject({ feeMinor: 0, refundMinor: booking.price.totalMinor })
  // Cancelled so late that a day's price is kept.
  await yardOf(app).moveInTime(booking.reference, '-1 day')
  const { starts_at: start } = await rowOf(app, 'booking', { reference: booking.reference })
  const hours = Math.floor((start.getTime() - Date.now()) / 3_600_000)
  await yardOf(app).moveInTime(booking.reference, `-${hours - 5} hours`)
  const late = await app.post<Booking>('/api/bookings/lookup', { reference: booking.reference, email: booking.email })
  const { feeMinor, refundMinor } = late.body.cancellation!
  expect(feeMinor).toBeGreaterThan(0)
  expect(refundMinor).toBe(booking.price.totalMinor - feeMinor)
  const ended = await app.post('/api/bookings/cancel', { reference: booking.reference, email: booking.email, feeMinor })
  expect(ended.status).toBe(200)
  expect(await moneyOf(booking)).toMatchObject({
    status: 'overpaid',
    balance: { chargedMinor: feeMinor, toGiveBackMinor: refundMinor },
  })
  const [letter] = await lettersOf(app, { kind: 'booking_cancelled', about: booking.reference })
  expect(letter!.data.refundMinor).toBe(refundMinor)
})

test('a customer who paid and does not come gets back what the fee leaves, and the deposit', async () => {
  const booking = await book()
  const { reference, email, price } = booking
  valueOf(await recordPayment(app.ctx, operator, desk(booking, { amountMinor: price.totalMinor })))
  valueOf(await recordPayment(app.ctx, operator, desk(booking, { amountMinor: price.depositMinor, deposit: true })))
  const { starts_at: start } = await yardOf(app).planned(reference)
  const evening = new Date(start.getTime() + 3 * 3_600_000)
  const { feeMinor, refundMinor } = valueOf(await recordNoShow(yardOf(app).on(evening), operator, { reference }))
  expect(feeMinor).toBeGreaterThan(0)
  expect(refundMinor).toBe(price.totalMinor - feeMinor)
  const [letter] = await lettersOf(app, { kind: 'not_collected', to: email })
  expect(letter!.data).toMatchObject({ feeMinor, refundMinor, dueMinor: 0, depositMinor: price.depositMinor })
})

test('the payment for a request that is declined goes back', async () => {
  const request = await ask()
  valueOf(await recordPayment(app.ctx, operator, desk(request, { amountMinor: 1_000, method: 'transfer' })))
  const { reference, email } = request
  valueOf(await declineRequest(app.ctx, operator, { reference, reason: null }))
  const [letter] = await lettersOf(app, { kind: 'request_declined', to: email })
  expect(letter!.data).toMatchObject({ refundMinor: 1_000, dueMinor: 0, depositMinor: 0 })
})

describe('a member', () => {
  const points = async (who: Customer) =>
    (await app.get<{ balance: number }>('/api/account/points', bearer(who.token))).body.balance
  const rentAndReturn = async (who: Customer) => {
    const booking = await book({ who })
    await yardOf(app).handOver(booking.reference)
    await yardOf(app).takeBack(booking.reference)
    return booking
  }

  test('earns points when a closed rental is paid, whichever comes last, and once', async () => {
    const who = await newCustomer(app, 'Pia')
    const booking = await rentAndReturn(who)
    const { reference } = booking
    const { dueMinor } = (await moneyOf(booking)).balance
    const close = (due: number) => closeRental(app.ctx, operator, { reference, chargesMinor: 0, dueMinor: due })
    expect(await close(0)).toEqual({ ok: false, refusal: { code: 'due_changed' } })
    expect((await close(dueMinor)).ok).toBe(true)
    expect(await points(who)).toBe(0)
    await recordPayment(app.ctx, operator, desk(booking, { amountMinor: 100 }))
    expect(await points(who)).toBe(0)
    await recordPayment(app.ctx, operator, desk(booking))
    const earned = await points(who)
    expect(earned).toBeGreaterThan(0)
    valueOf(await recordRefund(app.ctx, operator, desk(booking, { amountMinor: 100, courtesy: 'a flat tyre' })))
    await recordPayment(app.ctx, operator, desk(booking, { method: 'transfer', amountMinor: 100 }))
    expect(await points(who)).toBe(earned)
  })
})

// The desk cannot write these: they would be mistakes of a new way to pay.
describe('a move that no status leads to', () => {
  const writtenOff = { kind: 'written_off', amount_minor: 100, provider: 'test', note: 'lost' } as const

  test.each([
    ['rental', 'a payment does not go from none to paid'],
    ['deposit', 'a deposit does not go from none to free'],
  ] as const)('is not written for a %s', async (purpose, problem) => {
    const asked = await ask()
    const { booking } = await moneyOf(asked)
    const write = within(app.ctx.db, (tx) => addMove(tx, booking, { ...writtenOff, purpose }))
    await expect(write).rejects.toThrow(problem)
    expect((await moneyOf(asked)).moves).toEqual([])
  })
})

describe('the tables refuse', () => {
  const charge = (values: string) =>
    app.db.pool.query(
      `insert into charge (booking_id, kind, corrects, quantity, unit_minor, amount_minor, net_minor, tax_minor, tax_bp, currency, reason)
       select c.booking_id, ${values} from charge c where c.id = $1`,
      [chargeId],
    )
  const move = (kind: string, amount: number, currency = 'USD') =>
    app.db.pool.query(
      `insert into money_move (booking_id, purpose, kind, amount_minor, currency, provider)
       select booking_id, 'rental', $2, $3, $4, 'test' from charge where id = $1`,
      [chargeId, kind, amount, currency],
    )
  let chargeId = 0
  beforeAll(async () => {
    chargeId = (await moneyOf(await book())).charges[0]!.id
  })

  test.each([
    ['an amount that is not net and tax', `'fuel', null, 1, 100, 100, 80, 19, 1900, 'USD', null`, '23514'],
    ['another currency than the booking has', `'fuel', null, 1, 100, 100, 100, 0, 0, 'EUR', null`, '23503'],
    ['half of a charge taken back', `c.kind, c.id, 1, -1, -1, -1, 0, 0, 'USD', 'x'`, 'SW007'],
  ])('%s', async (_what, values, code) => {
    await expect(charge(values)).rejects.toMatchObject({ code })
  })

  test('a change of what was charged or has moved', async () => {
    await move('paid', 100)
    expect(await waysToRewrite(app, 'charge')).toEqual([])
    expect(await waysToRewrite(app, 'money_move')).toEqual([])
  })

  test('more taken than was blocked, and more given back than has come', async () => {
    await expect(move('captured', 1)).rejects.toMatchObject({ code: 'SW007' })
    await move('authorised', 500)
    await expect(move('captured', 501)).rejects.toMatchObject({ code: 'SW007' })
    await move('captured', 300)
    await expect(move('released', 201)).rejects.toMatchObject({ code: 'SW007' })
    await move('released', 200)
    await expect(move('refunded', 401)).rejects.toMatchObject({ code: 'SW007' })
    await expect(move('paid', 1, 'EUR')).rejects.toMatchObject({ code: '23503' })
  })
})
