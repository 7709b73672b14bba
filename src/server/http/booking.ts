import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'

import {
  cancelBooking,
  createBooking,
  createQuote,
  extendQuote,
  getAvailability,
  getBookingCalendar,
  getQuote,
  lookUpBooking,
  sendEmailCode,
  setFlight,
  setPhone,
} from '#contract/booking.ts'
import terms from '#content/de/terms.ts'
import { findAvailability } from '#usecases/booking/availability.ts'
import { bookingCalendar } from '#usecases/booking/calendar.ts'
import { cancelBooking as cancel } from '#usecases/booking/cancel.ts'
import { createBooking as book } from '#usecases/booking/create-booking.ts'
import { createQuote as quote } from '#usecases/booking/create-quote.ts'
import { extendQuote as extend } from '#usecases/booking/extend-quote.ts'
import { getQuote as readQuote } from '#usecases/booking/get-quote.ts'
import { lookUpBooking as lookUp } from '#usecases/booking/look-up.ts'
import { setFlight as nameFlight } from '#usecases/booking/set-flight.ts'
import { setPhone as replacePhone } from '#usecases/booking/set-phone.ts'
import { sendEmailCode as sendCode } from '#usecases/booking/send-email-code.ts'
import type { Wish } from '#usecases/booking/steps/price.ts'
import { networkOf, placeOf } from '#limits/visitor-place.ts'
import type { Context } from '#usecases/context.ts'
import { present, presentCalendar, presentOffer } from './booking-presenter.ts'
import { done } from './done.ts'
import { refused, type Refused } from './refusal.ts'
import { keyedBy } from './request-hash.ts'
import { route } from './route.ts'

/** Limit of look-ups. At ten a minute, guessing a reference takes longer than the company will exist. */
const LOOKUPS = { max: 10, windowSeconds: 60 }
/** Limit of quotes. A visitor who compares a lot takes a dozen; cars held at once are limited separately. */
const QUOTES = { max: 30, windowSeconds: 900, perAccount: true }
const BOOKINGS = { max: 12, windowSeconds: 900, perAccount: true }
/** Limit of letters that a place may cause to all addresses together; each address has its own limit. */
const CODES = { max: 8, windowSeconds: 900 }

export function bookingRoutes(app: FastifyInstance, ctx: Context): void {
  route(
    app,
    getAvailability,
    { rateLimit: { max: 240, windowSeconds: 60, inProcess: true } },
    async ({ query, actor }) => {
      const found = await findAvailability(ctx, actor, { ...wishIn(query), quote: query.quote })
      if (!found.ok) return refusedBooking(found.refusal)
      return { status: 200, body: { days: found.value.days, offers: found.value.offers.map(presentOffer) } }
    },
  )

  orderRoutes(app, ctx)

  route(app, lookUpBooking, { rateLimit: LOOKUPS }, async ({ body, actor }) => {
    const found = await lookUp(ctx, actor, body)
    if (!found.ok) return refusedBooking(found.refusal)
    return { status: 200, body: (await present(ctx)).whole(found.value) }
  })

  route(app, cancelBooking, { rateLimit: LOOKUPS }, async ({ body, actor }) => {
    const ended = await cancel(ctx, actor, body)
    if (!ended.ok) return refusedBooking(ended.refusal)
    const { booking, already } = ended.value
    return { status: 200, body: { ...(await present(ctx)).booking(booking), already } }
  })

  route(app, setFlight, { rateLimit: LOOKUPS }, async ({ body, actor }) => {
    const named = await nameFlight(ctx, actor, body)
    if (!named.ok) return refusedBooking(named.refusal)
    return { status: 200, body: (await present(ctx)).booking(named.value) }
  })

  route(app, setPhone, { rateLimit: LOOKUPS }, async ({ body, language, actor }) => {
    const set = await replacePhone(ctx, actor, body)
    return set.ok ? { status: 200, body: done(language, 'phoneSet') } : refusedBooking(set.refusal)
  })

  route(app, getBookingCalendar, { rateLimit: LOOKUPS }, async ({ body, language, actor }) => {
    const file = await bookingCalendar(ctx, actor, { ...body, language })
    return file.ok ? { status: 200, body: presentCalendar(file.value) } : refusedBooking(file.refusal)
  })
}

/** Calls that lead from a price to a booking. */
function orderRoutes(app: FastifyInstance, ctx: Context): void {
  const whence = (ip: string) =>
    app.hasDecorator('rateLimit') ? { place: placeOf(ip), network: networkOf(ip) } : { place: null, network: null }

  route(app, createQuote, { rateLimit: QUOTES, rents: true }, async ({ body, headers, actor, ip }) => {
    const { start, end, freeDays = 0, replaces, ...rest } = body
    const keyed = keyedBy(headers, body)
    const wanted = { ...rest, freeDays, replaces, period: { start, end }, ...whence(ip), keyed }
    const held = await quote(ctx, actor, wanted)
    if (!held.ok) return refusedBooking(held.refusal)
    return { status: 201, body: (await present(ctx)).quote(held.value) }
  })

  route(app, getQuote, async ({ params, actor }) => {
    const found = await readQuote(ctx, actor, params.id)
    if (!found.ok) return refused(found.refusal)
    return { status: 200, body: (await present(ctx)).quote(found.value) }
  })

  route(app, extendQuote, { rateLimit: QUOTES }, async ({ params, actor }) => {
    const extended = await extend(ctx, actor, params.id)
    if (!extended.ok) return refusedBooking(extended.refusal)
    return { status: 200, body: (await present(ctx)).quote(extended.value) }
  })

  route(app, createBooking, { rateLimit: BOOKINGS, rents: true }, async ({ body, headers, actor, ip }) => {
    const { acceptTerms: _accepted, ...rest } = body
    const keyed = keyedBy(headers, body)
    const made = await book(ctx, actor, {
      ...rest,
      termsVersion: terms.version,
      limited: whence(ip).place !== null,
      emailCode: body.emailCode,
      keyed,
    })
    if (!made.ok) return refusedBooking(made.refusal)
    const { booking, mailed } = made.value
    return { status: 201, body: { ...(await present(ctx)).booking(booking), mailed } }
  })

  route(app, sendEmailCode, { rateLimit: CODES }, async ({ body, actor }) => {
    const sent = await sendCode(ctx, actor, body)
    return sent.ok ? { status: 202, body: done(body.language, 'emailCodeSent') } : refused(sent.refusal)
  })
}

const wishIn = (query: z.output<typeof getAvailability.query>): Wish => ({
  ...tripIn(query),
  freeDays: query.freeDays ?? 0,
})

type TripQuery = Pick<
  z.output<typeof getAvailability.query>,
  'pickup' | 'dropoff' | 'start' | 'end' | 'extras' | 'crossBorder'
>

/** Trip from the query of an address. */
export function tripIn({ pickup, dropoff, start, end, extras, crossBorder }: TripQuery): Omit<Wish, 'freeDays'> {
  return { pickup, dropoff, period: { start, end }, extras: parseExtras(extras), crossBorder: crossBorder === 'true' }
}

export type BookingRefusal = { code: Refused['refuse']; problems?: readonly string[] } & Omit<Refused, 'refuse'>

/** Problems of period and driver become fields, so that the page can point at the right input. */
export function refusedBooking(refusal: BookingRefusal): Refused {
  const { problems, ...rest } = refusal
  if (problems === undefined) return refused(rest)
  const { code } = rest
  return { refuse: code, fields: Object.fromEntries(problems.map((problem) => [fieldOf(problem), problem])) }
}

function fieldOf(problem: string): string {
  switch (problem) {
    case 'under_age':
    case 'invalid_date_of_birth':
      return 'driver.dateOfBirth'
    case 'licence_expires':
    case 'invalid_licence_expiry':
      return 'driver.licenseExpiry'
    case 'invalid_end':
    case 'not_offered_end':
    case 'reversed':
    case 'too_long':
      return 'end'
    default:
      return 'start'
  }
}

function parseExtras(text: string | undefined): { code: string; quantity: number }[] {
  if (text === undefined) return []
  return text.split(',').map((entry) => {
    const [code = '', quantity = ''] = entry.split(':')
    return { code, quantity: Number(quantity) }
  })
}
