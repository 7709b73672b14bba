import type { FastifyInstance } from 'fastify'

import * as contract from '../../contract/own-bookings.ts'
import { bookingCalendar } from '../usecases/booking/calendar.ts'
import { cancelBooking } from '../usecases/booking/cancel.ts'
import { ownBookings } from '../usecases/booking/own-bookings.ts'
import { showBooking } from '../usecases/booking/show.ts'
import type { Context } from '../usecases/context.ts'
import { presentBooking, presentCalendar, presentEvents } from './booking-presenter.ts'
import { route } from './route.ts'

/** What signed-in customers see of their own bookings, and do to them. A foreign one is as unknown as one that nobody has. */
export function ownBookingRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.getOwnBookings, { access: 'customer' }, async ({ query, session }) => {
    const { part, after } = query
    const found = await ownBookings(ctx, { customerId: session!.customerId, part, after })
    if (!found.ok) return { refuse: found.refusal.code }
    const [catalogue, now] = [await ctx.catalogue(), ctx.now()]
    const bookings = found.value.bookings.map((row) => presentBooking(row, catalogue, now))
    return { status: 200, body: { bookings, next: found.value.next } }
  })

  route(app, contract.getOwnBooking, { access: 'customer' }, async ({ params, session }) => {
    const found = await showBooking(ctx, params.reference, { customerId: session!.customerId })
    if (!found.ok) return { refuse: found.refusal.code }
    const { booking, events } = found.value
    const shown = presentBooking(booking, await ctx.catalogue(), ctx.now())
    return { status: 200, body: { ...shown, events: presentEvents(events) } }
  })

  route(app, contract.cancelOwnBooking, { access: 'customer' }, async ({ params, body, session }) => {
    const { customerId } = session!
    const wish = { ...params, ...body, claim: { customerId }, actor: `customer:${customerId}`, reason: null }
    const ended = await cancelBooking(ctx, wish)
    if (!ended.ok) return { refuse: ended.refusal.code }
    const { booking, already } = ended.value
    return { status: 200, body: { ...presentBooking(booking, await ctx.catalogue(), ctx.now()), already } }
  })

  route(app, contract.getOwnCalendar, { access: 'customer' }, async ({ params, session, language }) => {
    const file = await bookingCalendar(ctx, { ...params, claim: { customerId: session!.customerId }, language })
    return file.ok ? { status: 200, body: presentCalendar(file.value) } : { refuse: file.refusal.code }
  })
}
