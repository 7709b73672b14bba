import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'

import terms from '#content/de/terms.ts'
import * as contract from '#contract/staff-counter.ts'
import type { BusinessId, CustomerId } from '#domain/ids.ts'
import type { BookingRow } from '#store/booking.ts'
import { showAgreement } from '#usecases/booking/show-agreement.ts'
import { bookAtDesk } from '#usecases/counter/book-at-desk.ts'
import { checkRenter } from '#usecases/counter/check-renter.ts'
import { dropQuoteAtDesk } from '#usecases/counter/drop-quote-at-desk.ts'
import { findAtDesk } from '#usecases/counter/find-at-desk.ts'
import { findRenters } from '#usecases/counter/find-renters.ts'
import { offerAtDesk } from '#usecases/counter/offer-at-desk.ts'
import { quoteAtDesk } from '#usecases/counter/quote-at-desk.ts'
import type { Context } from '#usecases/context.ts'
import { present } from './booking-presenter.ts'
import { refusedBooking, tripIn } from './booking.ts'
import { presentDeskOffer, presentFoundBlock, presentRenter } from './renter-presenter.ts'
import { refused } from './refusal.ts'
import { keyedBy } from './request-hash.ts'
import { route } from './route.ts'

/** Searches of a colleague. Who types as fast as the search asks takes half of it; a list of guessed details takes more. */
const SEARCHES = { max: 120, windowSeconds: 60 }
const CHECKS = { max: 60, windowSeconds: 60 }

/** Calls for somebody on the phone or at the counter: who they are, what is free, a hold, a booking or an offer. */
export function staffCounterRoutes(app: FastifyInstance, ctx: Context): void {
  renterRoutes(app, ctx)
  holdRoutes(app, ctx)
  rentalRoutes(app, ctx)

  route(app, contract.getStaffAgreement, async ({ params, actor }) => {
    const found = await showAgreement(ctx, actor, params)
    if (!found.ok) return refused(found.refusal)
    const { file_name: name, pdf } = found.value.wanted
    return { file: { name, bytes: pdf } }
  })
}

function renterRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.findRenters, { rateLimit: SEARCHES }, async ({ query, actor }) => {
    const found = await findRenters(ctx, actor, query.q)
    if (!found.ok) return refused(found.refusal)
    return { status: 200, body: { renters: found.value.map(presentRenter) } }
  })

  route(app, contract.checkRenter, { rateLimit: CHECKS }, async ({ body, actor }) => {
    const { email = '', phone = '', licenseNumber = '' } = body
    const checked = await checkRenter(ctx, actor, { email, phone, licenseNumber })
    if (!checked.ok) return refused(checked.refusal)
    const { block, told, known } = checked.value
    return { status: 200, body: { block: presentFoundBlock(block, told), known: known.map(presentRenter) } }
  })
}

function holdRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.findAtDesk, async ({ query, actor }) => {
    const { freeDays = 0, customer = null, quote, ...trip } = query
    const wish = { ...tripIn(trip), freeDays, customer: customer as CustomerId | null, quote }
    const found = await findAtDesk(ctx, actor, wish)
    if (!found.ok) return refusedBooking(found.refusal)
    const { days, offers, member } = found.value
    const points = member && { tier: member.tier, points: member.points }
    return { status: 200, body: { days, offers: offers.map(presentDeskOffer), member: points } }
  })

  route(app, contract.quoteAtDesk, async ({ body, headers, actor }) => {
    const { start, end, freeDays = 0, replaces, customer, ...rest } = body
    const keyed = keyedBy(headers, body)
    const wanted = { ...rest, freeDays, replaces, period: { start, end }, keyed }
    const held = await quoteAtDesk(ctx, actor, { ...wanted, customer: customer as CustomerId | null })
    if (!held.ok) return refusedBooking(held.refusal)
    return { status: 201, body: (await present(ctx)).quote(held.value) }
  })

  route(app, contract.dropQuoteAtDesk, async ({ params, actor }) => {
    const dropped = await dropQuoteAtDesk(ctx, actor, params.id)
    return dropped.ok ? { status: 200, body: { dropped: dropped.value } } : refused(dropped.refusal)
  })
}

function rentalRoutes(app: FastifyInstance, ctx: Context): void {
  const shown = async (booking: BookingRow) => {
    const mailed = booking.email !== ''
    return { status: 201, body: { ...(await present(ctx)).booking(booking), mailed } }
  }

  route(app, contract.bookAtDesk, async ({ body, headers, actor }) => {
    const keyed = keyedBy(headers, body)
    const { paymentMethod } = body
    const made = await bookAtDesk(ctx, actor, { ...rentalIn(body), paymentMethod, keyed })
    return made.ok ? await shown(made.value) : refusedBooking(made.refusal)
  })

  route(app, contract.offerAtDesk, async ({ body, headers, actor }) => {
    const keyed = keyedBy(headers, body)
    const made = await offerAtDesk(ctx, actor, { ...rentalIn(body), hours: body.hours, keyed })
    return made.ok ? await shown(made.value) : refusedBooking(made.refusal)
  })
}

type Rental = Omit<z.output<typeof contract.bookAtDesk.body>, 'paymentMethod'>

const rentalIn = ({ quoteId, customer, person, origin, language, business, despiteBlock }: Rental) => ({
  quoteId,
  origin,
  language,
  business: (business ?? null) as BusinessId | null,
  despiteBlock: despiteBlock ?? null,
  customer: customer as CustomerId | null,
  person: { ...person, email: person.email ?? '', phone: person.phone ?? '' },
  termsVersion: terms.version,
})
