import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/own-bookings.ts'
import { bookingCalendar } from '#usecases/booking/calendar.ts'
import { cancelBooking } from '#usecases/booking/cancel.ts'
import { changeBooking } from '#usecases/booking/change-booking.ts'
import { changeOffers } from '#usecases/booking/change-offers.ts'
import { ownBookings } from '#usecases/booking/own-bookings.ts'
import { setFlight } from '#usecases/booking/set-flight.ts'
import { setPhone } from '#usecases/booking/set-phone.ts'
import { showBooking } from '#usecases/booking/show.ts'
import type { Context } from '#usecases/context.ts'
import { refusedBooking, tripIn } from './booking.ts'
import { present, presentCalendar, presentEvents, presentOffer } from './booking-presenter.ts'
import { done } from './done.ts'
import { route } from './route.ts'

/** Limit of changes, each of which causes letters to the customer and the branches. */
const CHANGES = { max: 40, windowSeconds: 900 }

/** Calls for a member's own bookings. Another customer's booking is answered like one that does not exist. */
export function ownBookingRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.getOwnBookings, async ({ query, actor }) => {
    const { part, after } = query
    const found = await ownBookings(ctx, actor, { part, after })
    if (!found.ok) return { refuse: found.refusal.code }
    const bookings = found.value.bookings.map((await present(ctx)).booking)
    return { status: 200, body: { bookings, next: found.value.next } }
  })

  route(app, contract.getOwnBooking, async ({ params, actor }) => {
    const found = await showBooking(ctx, actor, params.reference)
    if (!found.ok) return { refuse: found.refusal.code }
    const { booking, events } = found.value
    const shown = (await present(ctx)).whole(found.value)
    const body = { ...shown, events: presentEvents(events), withheld: booking.customer_id === null }
    return { status: 200, body }
  })

  route(app, contract.cancelOwnBooking, async ({ params, body, actor }) => {
    const ended = await cancelBooking(ctx, actor, { ...params, ...body })
    if (!ended.ok) return { refuse: ended.refusal.code }
    const { booking, already } = ended.value
    return { status: 200, body: { ...(await present(ctx)).booking(booking), already } }
  })

  route(app, contract.getChangeOffers, async ({ params, query, actor }) => {
    const found = await changeOffers(ctx, actor, { ...params, change: tripIn(query) })
    if (!found.ok) return refusedBooking(found.refusal)
    return { status: 200, body: { days: found.value.days, offers: found.value.offers.map(presentOffer) } }
  })

  route(app, contract.changeOwnBooking, { rateLimit: CHANGES }, async (call) => {
    const { revision, totalMinor, drivers, start, end, ...rest } = call.body
    const change = { ...rest, period: { start, end } }
    const wish = { ...call.params, change, drivers, revision, totalMinor }
    const changed = await changeBooking(ctx, call.actor, wish)
    if (!changed.ok) return refusedBooking(changed.refusal)
    const { booking, already } = changed.value
    return { status: 200, body: { ...(await present(ctx)).booking(booking), already } }
  })

  route(app, contract.setOwnFlight, { rateLimit: CHANGES }, async ({ params, body, actor }) => {
    const named = await setFlight(ctx, actor, { ...params, ...body })
    if (!named.ok) return refusedBooking(named.refusal)
    return { status: 200, body: (await present(ctx)).booking(named.value) }
  })

  route(app, contract.setOwnPhone, { rateLimit: CHANGES }, async ({ params, body, language, actor }) => {
    const set = await setPhone(ctx, actor, { ...params, ...body })
    return set.ok ? { status: 200, body: done(language, 'phoneSet') } : refusedBooking(set.refusal)
  })

  route(app, contract.getOwnCalendar, async ({ params, actor, language }) => {
    const file = await bookingCalendar(ctx, actor, { ...params, language })
    return file.ok ? { status: 200, body: presentCalendar(file.value) } : { refuse: file.refusal.code }
  })
}
