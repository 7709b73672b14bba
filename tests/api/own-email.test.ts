import { operator, system } from '#support/acting.ts'
import { randomUUID } from 'node:crypto'

import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'

import { newsletterConsent } from '#content/consent.ts'
import type { Booking, Quote } from '#contract/booking.ts'
import { showBooking } from '#usecases/booking/show.ts'
import { forgetExpired } from '#usecases/account/forget-expired.ts'
import { paths } from '#paths/index.ts'
import type { TestApp } from '#support/app.ts'
import { bookingBody, inDays, sampleDriver } from '#support/client.ts'
import { twoProcesses } from '#support/two-processes.ts'
import { bearer, newCustomer, PASSWORD, type Customer } from '#support/customer.ts'
import { offerAndOrder } from '#support/offer.ts'
import { yardOf } from '#support/yard.ts'
import { kindsOf, lettersOf, tokenIn } from '#support/posted.ts'
import { rewrite, rowOf, rowsOf, textOf } from '#support/rows.ts'
import { consentStepsOf, eventsOf } from '#support/seen.ts'

let app: TestApp
/** Another process on the same database. */
let twin: FastifyInstance
let mara: Customer
let next: string
const clock = twoProcesses((opened) => ({ app, twin } = opened))

beforeEach(async () => {
  mara = await newCustomer(app, 'Mara')
  next = `mara.neu.${randomUUID()}@post.example`
})

const ask = (email: string, who = mara, currentPassword = PASSWORD) =>
  app.call('changeEmail', { as: who, body: { currentPassword, email } })
const ownEmail = async (who = mara) => (await app.call('getOwnEmail', { as: who })).body
const signIn = async (email: string, password = PASSWORD) => await app.call('login', { body: { email, password } })
const statusOf = async (token: string) => (await app.call('getAccount', { as: token })).status
const confirm = (token: string) => app.call('confirmEmailChange', { body: { token } })
const refuse = (token: string) => app.call('refuseEmailChange', { body: { token } })
const kindsTo = (to: string) => kindsOf(app, { to })

/** Asks for another address. @returns the tokens of the two letters */
async function links(email = next, who = mara): Promise<{ old: string; new: string }> {
  expect((await ask(email, who)).status).toBe(200)
  return {
    old: await tokenIn(app, { kind: 'email_change_old', to: who.email }),
    new: await tokenIn(app, { kind: 'email_change_new', to: email }),
  }
}

async function change(email = next, who = mara): Promise<void> {
  const both = await links(email, who)
  expect((await confirm(both.new)).body.changed).toBe(false)
  expect((await confirm(both.old)).body.changed).toBe(true)
}

describe.each([
  ['old', 'new'],
  ['new', 'old'],
] as const)('confirmed by the %s mailbox first, then by the %s one', (first, second) => {
  test('the address changes with the second, and not before', async () => {
    const elsewhere = (await signIn(mara.email)).body.token
    const both = await links()
    expect(await ownEmail()).toMatchObject({
      email: mara.email,
      change: { newEmail: next, oldConfirmed: false, newConfirmed: false },
    })
    expect(await confirm(both[first])).toMatchObject({ status: 200, body: { changed: false } })
    expect(await ownEmail()).toMatchObject({
      email: mara.email,
      change: { oldConfirmed: first === 'old', newConfirmed: first === 'new' },
    })
    expect((await signIn(next)).status).toBe(401)
    // A used link does not count twice.
    expect(await confirm(both[first])).toMatchObject({ status: 422, body: { code: 'link_invalid' } })
    expect(await confirm(both[second])).toMatchObject({ status: 200, body: { changed: true } })
    expect(await ownEmail()).toEqual({ email: next, change: null })
    expect([(await signIn(next)).status, (await signIn(mara.email)).status]).toEqual([200, 401])
    // The session that asked stays signed in, the others end.
    expect([await statusOf(mara.token), await statusOf(elsewhere)]).toEqual([200, 401])
    expect((await kindsTo(mara.email)).at(-1)).toBe('email_changed')
    expect((await kindsTo(next)).at(-1)).toBe('email_changed')
    expect((await eventsOf(app, mara)).slice(-3)).toEqual(['email_change_asked', 'email_changed', 'signed_in'])
    expect((await confirm(both[second])).status).toBe(422)
  })
})

describe('asking for another address', () => {
  test('asks for the password, slowed down like signing in', async () => {
    const wrong = await ask(next, mara, 'not the password')
    expect(wrong).toMatchObject({ status: 422, body: { code: 'wrong_password' } })
    for (let times = 1; times < 5; times++) await ask(next, mara, 'not the password')
    expect(await ask(next)).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(await kindsTo(next)).toEqual([])
    expect((await ownEmail()).change).toBeNull()
  })

  test('for the one in force is refused, in whatever case', async () => {
    expect(await ask(mara.email.toUpperCase())).toMatchObject({ status: 422, body: { code: 'email_is_yours' } })
  })

  test('looks the same whether the address has an account or not; its owner is told instead', async () => {
    const bert = await newCustomer(app, 'Bert')
    const [free, taken] = [await ask(next), await ask(bert.email.toUpperCase())]
    expect(taken).toEqual(free)
    expect((await ownEmail()).change).toMatchObject({ oldConfirmed: false, newConfirmed: false })
    expect((await lettersOf(app, { to: bert.email })).at(-1)).toMatchObject({
      kind: 'email_taken',
      recipient: bert.email,
    })
    expect(await rowOf(app, 'email_change', { account_id: mara.user.id, ended_at: null })).toMatchObject({
      new_hash: null,
    })
    // Nobody can confirm it, and the owner's account stays.
    expect((await confirm(await tokenIn(app, { kind: 'email_change_old', to: mara.email }))).body.changed).toBe(false)
    expect(await statusOf(bert.token)).toBe(200)
  })

  test('again makes the links of the first wish void', async () => {
    const first = await links()
    const other = `mara.anders.${randomUUID()}@post.example`
    const second = await links(other)
    for (const token of [first.old, first.new]) expect((await confirm(token)).status).toBe(422)
    expect((await confirm(second.old)).status).toBe(200)
    expect((await confirm(second.new)).body.changed).toBe(true)
    expect((await ownEmail()).email).toBe(other)
  })

  test('is possible three times an hour, and no more than three letters a day go to an address', async () => {
    const answers = []
    for (let times = 0; times < 4; times++) answers.push((await ask(next)).status)
    expect(answers).toEqual([200, 200, 200, 429])
    expect(await kindsTo(next)).toEqual(['email_change_new', 'email_change_new', 'email_change_new'])
    const bert = await newCustomer(app, 'Bert')
    expect((await ask(next, bert)).status).toBe(200)
    expect(await kindsTo(next)).toHaveLength(3)
    clock.pass(2)
    expect((await ask(`x${next}`)).status).toBe(200)
  })
})

describe('a change that waits', () => {
  test('is given up by its owner, and both links with it', async () => {
    const both = await links()
    expect((await app.call('cancelEmailChange', { as: mara })).status).toBe(200)
    expect((await ownEmail()).change).toBeNull()
    for (const token of [both.old, both.new]) expect((await confirm(token)).status).toBe(422)
    expect((await eventsOf(app, mara)).at(-1)).toBe('email_change_stopped')
    // Stopping again succeeds and adds no event.
    expect((await app.call('cancelEmailChange', { as: mara })).status).toBe(200)
    expect((await eventsOf(app, mara)).filter((kind) => kind === 'email_change_stopped')).toHaveLength(1)
  })

  test('is refused by the old mailbox, not by the new one', async () => {
    const both = await links()
    expect(await refuse(both.new)).toMatchObject({ status: 422, body: { code: 'link_invalid' } })
    expect((await confirm(both.new)).status).toBe(200)
    expect((await refuse(both.old)).status).toBe(200)
    expect((await ownEmail()).change).toBeNull()
    expect((await refuse(both.old)).status).toBe(422)
    expect((await confirm(both.old)).status).toBe(422)
  })

  test('runs out after two days', async () => {
    const both = await links()
    clock.pass(47)
    expect((await confirm(both.new)).status).toBe(200)
    clock.pass(1.1)
    expect((await confirm(both.old)).status).toBe(422)
    const token = (await signIn(mara.email)).body.token
    expect((await ownEmail({ ...mara, token })).change).toBeNull()
    clock.pass(25)
    expect((await forgetExpired(app.ctx, system('forget_expired'))).emailChanges).toBeGreaterThan(0)
    expect(await rowsOf(app, 'email_change', { account_id: mara.user.id })).toEqual([])
  })

  test('lives in the database: another process finishes it', async () => {
    const both = await links()
    await confirm(both.old)
    const answer = await twin.inject({
      method: paths.confirmEmailChange.method,
      url: paths.confirmEmailChange.path,
      payload: { token: both.new },
    })
    expect(answer.json()).toMatchObject({ changed: true })
  })

  test('is kept as hashes, and no event says which address', async () => {
    const both = await links()
    const kept = await textOf(app, 'email_change', { account_id: mara.user.id })
    for (const token of [both.old, both.new]) expect(kept).not.toContain(token)
    expect(await textOf(app, 'account_event', { account_id: mara.user.id })).not.toContain('@')
    const copy = await app.call('getOwnData', { as: mara, body: { currentPassword: PASSWORD } })
    expect(copy.body).toMatchObject({ emailChanges: [{ newEmail: next, oldConfirmedAt: null }] })
    for (const token of [both.old, both.new]) expect(JSON.stringify(copy.body)).not.toContain(token)
  })
})

describe('the address that an account shall get', () => {
  test('is left to a person who registers and confirms it meanwhile', async () => {
    const both = await links()
    await confirm(both.new)
    const other = await newCustomer(app, 'Vera', next)
    expect(await confirm(both.old)).toMatchObject({ status: 422, body: { code: 'link_invalid' } })
    expect((await ownEmail()).email).toBe(mara.email)
    expect(await statusOf(other.token)).toBe(200)
    expect(await statusOf(mara.token)).toBe(200)
  })

  test('is not kept back by a registration that nobody confirmed', async () => {
    await app.call('signUp', {
      body: {
        fullName: 'Vera Fremd',
        email: next.toUpperCase(),
        password: `${PASSWORD} fremd`,
        acceptTerms: true,
        language: 'de',
      },
    })
    const begun = await tokenIn(app, { kind: 'confirm_address', to: next })
    await change()
    expect((await app.call('confirmAddress', { body: { token: begun, currentPassword: PASSWORD } })).status).toBe(422)
    expect((await signIn(next, `${PASSWORD} fremd`)).status).toBe(401)
    expect((await signIn(next)).status).toBe(200)
  })

  test('goes to one of two accounts that both want it', async () => {
    const bert = await newCustomer(app, 'Bert')
    const [maras, berts] = [await links(), await links(next, bert)]
    await Promise.all([confirm(maras.old), confirm(berts.old)])
    const answers = await Promise.all([confirm(maras.new), confirm(berts.new)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    expect(await rowsOf(app, 'account', { email: next })).toHaveLength(1)
  })

  test('and the last confirmation at the same moment twice change it once', async () => {
    const both = await links()
    const answers = await Promise.all([confirm(both.old), confirm(both.new), confirm(both.old), confirm(both.new)])
    expect(answers.filter(({ status, body }) => status === 200 && body.changed)).toHaveLength(1)
    expect((await kindsTo(next)).filter((kind) => kind === 'email_changed')).toHaveLength(1)
    expect((await ownEmail()).email).toBe(next)
  })
})

/** Books a first rental in an account, by default with a driver's address that is not the account's. */
async function rentAs(who: Customer, day: number, email = 'somebody.driving@post.example'): Promise<Booking> {
  const booked = await requestAs(who, day, email)
  await offerAndOrder(app, booked.reference)
  return booked
}
async function requestAs(who: Customer, day: number, email: string): Promise<Booking> {
  const quote = await quoteAs(who, day)
  const body = { ...bookingBody(quote.id), driver: { ...sampleDriver, email }, bookings: 'soon' }
  const headers = { 'idempotency-key': randomUUID(), ...bearer(who.token) }
  const booked = await app.call('createBooking', { body, headers })
  expect(booked.status).toBe(201)
  return booked.body
}
/** Takes a rental from the handover to closing, as staff do. */
async function close(reference: string): Promise<void> {
  const yard = yardOf(app)
  for (const step of [yard.handOver, yard.takeBack, yard.close])
    expect(await step(reference)).toMatchObject({ ok: true })
}
const cancelOwn = (who: Customer, { reference }: Booking) =>
  app.call('cancelOwnBooking', { as: who, params: { reference }, body: { feeMinor: 0 } })
const hasDiscount = async (who: Customer, day: number) =>
  (await quoteAs(who, day)).price.items.some(({ kind }) => kind === 'first_rental_discount')
async function quoteAs(who: Customer, day: number): Promise<Quote> {
  const trip = { vehicleId: 302, pickup: 3, dropoff: 3, start: inDays(day), end: inDays(day + 1) }
  const headers = { 'idempotency-key': randomUUID(), ...bearer(who.token) }
  return (await app.call('createQuote', { body: { ...trip, extras: [], crossBorder: false }, headers })).body
}

async function requestAsGuest(email: string, day: number): Promise<Booking> {
  const key = () => ({ 'idempotency-key': randomUUID() })
  const trip = { vehicleId: 302, pickup: 3, dropoff: 3, start: inDays(day), end: inDays(day + 1) }
  const quote = await app.call('createQuote', { body: { ...trip, extras: [], crossBorder: false }, headers: key() })
  const driver = { ...sampleDriver, email }
  const booked = await app.call('createBooking', {
    body: { ...bookingBody(quote.body.id), driver, bookings: 'soon' },
    headers: key(),
  })
  expect(booked.status).toBe(201)
  return booked.body
}

describe('what hangs on an address', () => {
  test('the discount on the first rental is not had twice, under the new address or the old one', async () => {
    const day = app.openDay(40)
    expect(await hasDiscount(mara, day)).toBe(true)
    await rentAs(mara, day)
    expect(await hasDiscount(mara, day)).toBe(false)
    await change()
    expect(await hasDiscount(mara, day)).toBe(false)
    const again = await newCustomer(app, 'Mara', mara.email)
    expect(await hasDiscount(again, day)).toBe(false)
    // Nor if the new address had an account that rented and was deleted.
    await rewrite(app, 'booking', { customer_id: mara.customerId }, { status: 'closed' })
    expect((await app.call('deleteAccount', { as: mara, body: { currentPassword: PASSWORD } })).status).toBe(200)
    const fresh = await newCustomer(app, 'Frieda')
    expect(await hasDiscount(fresh, day)).toBe(true)
    await change(next, fresh)
    expect(await hasDiscount(fresh, day)).toBe(false)
  })

  test('a first rental that is still to come keeps its points, whatever the address', async () => {
    const day = app.openDay(70)
    const { reference } = await rentAs(mara, day)
    await change()
    await close(reference)
    const { body } = await app.call('getPoints', { as: mara })
    expect(body.entries.map(({ kind, points }) => [kind, kind === 'first_rental' ? points : 0])).toEqual([
      ['first_rental', 200],
      ['rental', 0],
    ])
  })

  test('the discount comes back with a first rental that is cancelled after the change', async () => {
    const day = app.openDay(80)
    const booked = await rentAs(mara, day)
    await change()
    expect(await hasDiscount(mara, day)).toBe(false)
    expect((await cancelOwn(mara, booked)).status).toBe(200)
    expect(await hasDiscount(mara, day)).toBe(true)
  })

  test('and so it does for who has come back to the address meanwhile', async () => {
    const day = app.openDay(90)
    const booked = await rentAs(mara, day)
    await change()
    await change(mara.email, { ...mara, email: next })
    expect(await hasDiscount(mara, day)).toBe(false)
    expect((await cancelOwn(mara, booked)).status).toBe(200)
    expect(await hasDiscount(mara, day)).toBe(true)
  })

  test('an address with which another customer rented brings no discount', async () => {
    const day = app.openDay(100)
    await rentAs(mara, day)
    await change()
    const vera = await newCustomer(app, 'Vera')
    await change(mara.email, vera)
    expect(await hasDiscount(vera, day)).toBe(false)
    // Nor does Mara, who gave up the address first, get it back.
    await change(`vera.${next}`, { ...vera, email: mara.email })
    expect(await hasDiscount(vera, day)).toBe(false)
  })

  test('nor by leaving the address with which somebody rented without signing in', async () => {
    const day = app.openDay(50)
    expect(await hasDiscount(mara, day)).toBe(true)
    const { reference } = await requestAsGuest(mara.email, day)
    await offerAndOrder(app, reference)
    expect(await hasDiscount(mara, day)).toBe(false)
    await change()
    expect(await hasDiscount(mara, day)).toBe(false)
  })

  test('bookings without signing in follow the address; what was booked in the account stays', async () => {
    const day = app.openDay(60)
    await rentAs(mara, day)
    const guest = await requestAsGuest(next, day)
    const seen = async () =>
      (await app.call('getOwnBookings', { as: mara, query: { part: 'current' } })).body.bookings.map(
        ({ reference }) => reference,
      )
    expect(await seen()).toHaveLength(1)
    await change()
    expect(await seen()).toHaveLength(2)
    expect(await seen()).toContain(guest.reference)
  })

  test('bookings of the account that are to come go along: letters and the look-up know the new address only', async () => {
    const day = app.openDay(110)
    const mine = await rentAs(mara, day, mara.email.toUpperCase())
    const request = await requestAs(mara, day, mara.email)
    const driven = await rentAs(mara, day)
    const over = await rentAs(mara, day, mara.email)
    await close(over.reference)
    const guest = await requestAsGuest(mara.email, day)
    const agreed = async () =>
      (await app.call('getAgreements', { as: mara })).body.rentals.find(
        ({ reference }) => reference === mine.reference,
      )!.agreements
    const before = await agreed()
    await change()
    const emailOf = async ({ reference }: Booking) => [reference, (await rowOf(app, 'booking', { reference })).email]
    expect(Object.fromEntries(await Promise.all([mine, request, driven, over, guest].map(emailOf)))).toEqual({
      [mine.reference]: next,
      [request.reference]: next,
      [driven.reference]: 'somebody.driving@post.example',
      [over.reference]: mara.email,
      [guest.reference]: mara.email,
    })
    const lookUp = async (email: string) =>
      (await app.call('lookUpBooking', { body: { reference: mine.reference, email } })).status
    expect([await lookUp(mara.email), await lookUp(next)]).toEqual([404, 200])
    const asOld = { reference: mine.reference, email: mara.email, feeMinor: 0 }
    expect((await app.call('cancelBooking', { body: asOld })).status).toBe(404)
    // The agreement stays as it was written. Staff see the move and its actor; the customer sees no change of terms.
    expect(await agreed()).toEqual(before)
    const own = await app.call('getOwnBooking', { as: mara, params: { reference: mine.reference } })
    expect(own.body.events.map(({ status }) => status)).not.toContain('changed')
    const sheet = await showBooking(app.ctx, operator, mine.reference)
    expect(sheet.ok && sheet.value.events.at(-1)).toMatchObject({
      // The mailed link counts, so the actor is a visitor.
      actor_kind: 'visitor',
      from_status: 'confirmed',
      to_status: 'confirmed',
      event: 'address_moved',
    })
    const overview = await app.call('getOverview', { as: mara })
    expect(overview.body.activity.filter((one) => one.of === 'booking' && one.status === 'changed')).toEqual([])
    const told = (await kindsTo(mara.email)).length
    expect((await cancelOwn(mara, mine)).status).toBe(200)
    // The other booking takes over the discount on the first rental, and says so in a letter of its own.
    expect((await kindsTo(next)).slice(-2).toSorted()).toEqual(['booking_cancelled', 'booking_changed'])
    expect(await kindsTo(mara.email)).toHaveLength(told)
  })

  test('the newsletter ends at the old address and begins at no other, its proof stays', async () => {
    await app.call('subscribe', {
      body: {
        email: mara.email,
        language: 'de',
        consent: newsletterConsent.version,
      },
    })
    await app.call('confirmSubscription', {
      body: { token: await tokenIn(app, { kind: 'newsletter_confirm', to: mara.email }) },
    })
    await change()
    const settings = await app.call('getMailSettings', { as: mara })
    expect(settings.body.newsletter).toBe('none')
    expect(await consentStepsOf(app, mara.email)).toEqual(['asked', 'confirmed', 'ended'])
  })
})
