import type { FastifyInstance } from 'fastify'

import terms from '#content/de/terms.ts'
import { orderRentalOffer, viewRentalOffer, type OfferAccess as AccessInBody } from '#contract/rental-offer.ts'
import type { Caller } from '#domain/actor.ts'
import { orderOffer } from '#usecases/booking/order-offer.ts'
import type { OfferAccess } from '#usecases/booking/steps/offered.ts'
import { viewOffer } from '#usecases/booking/view-offer.ts'
import type { Context } from '#usecases/context.ts'
import { refusedBooking } from './booking.ts'
import { present } from './booking-presenter.ts'
import { route } from './route.ts'

/** Limit of views, as for bookings: it makes guessing a number hopeless, and a token even more so. */
const VIEWS = { max: 10, windowSeconds: 60 }
const ORDERS = { max: 12, windowSeconds: 900 }

/** Calls to see and order our offers, for visitors with the mailed link and customers who may see the request (D31). */
export function rentalOfferRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, viewRentalOffer, { rateLimit: VIEWS }, async ({ body, actor }) => {
    const access = accessOf(body.access, actor)
    if (access === null) return { refuse: 'unauthorized' }
    const found = await viewOffer(ctx, actor, access)
    if (!found.ok) return { refuse: found.refusal.code }
    const { booking, missing } = found.value
    const { phone, address, city } = booking
    const shown = (await present(ctx)).booking(booking)
    return { status: 200, body: { ...shown, phone, address, city, missing } }
  })

  route(app, orderRentalOffer, { rateLimit: ORDERS }, async ({ body, actor }) => {
    const { acceptTerms: _accepted, access: given, ...rest } = body
    const access = accessOf(given, actor)
    if (access === null) return { refuse: 'unauthorized' }
    const ordered = await orderOffer(ctx, actor, { ...rest, access, termsVersion: terms.version })
    if (!ordered.ok) return refusedBooking(ordered.refusal)
    const { booking, already } = ordered.value
    return { status: 200, body: { ...(await present(ctx)).booking(booking), already } }
  })
}

/** Way of access; null if it requires a signed-in customer and there is none. */
function accessOf(given: AccessInBody, actor: Caller): OfferAccess | null {
  if (given.by === 'link') return { token: given.token }
  if (given.by === 'number') return { reference: given.reference, email: given.email }
  return actor.kind === 'visitor' ? null : { reference: given.reference }
}
