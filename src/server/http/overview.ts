import type { FastifyInstance } from 'fastify'

import type { Booking } from '#contract/booking.ts'
import * as contract from '#contract/overview.ts'
import type { Activity, Overview } from '#contract/overview.ts'
import { missingFor } from '#domain/readiness.ts'
import type { BookingRow } from '#store/booking.ts'
import { overview, type Overview as Found } from '#usecases/account/overview.ts'
import type { Context } from '#usecases/context.ts'
import { owesCar } from '#domain/cancelling.ts'
import { present, presentEvents } from './booking-presenter.ts'
import { route } from './route.ts'

/** Call with everything on the first page of an account. */
export function overviewRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.getOverview, async ({ actor }) => {
    const { figures, loyalty, next, plate, licenceDay, ...events } = await overview(ctx, actor)
    const shown = next && { ...presentNext(next, (await present(ctx)).booking(next), licenceDay), plate }
    return { status: 200, body: { figures, loyalty, next: shown, activity: presentActivity(events) } }
  })
}

function presentNext(
  row: BookingRow,
  shown: Booking,
  uploadedUntil: string | null,
): Omit<NonNullable<Overview['next']>, 'plate'> {
  const { reference, status, vehicle, pickup, dropoff, start, end, decisionBy } = shown
  const { hasPapers = false, licenseExpiry = null } = row.main_driver ?? {}
  const rental = {
    status: row.status,
    documents: hasPapers,
    carOwed: owesCar(row),
    licenseExpiry,
    uploadedUntil,
    end,
  }
  return { reference, status, vehicle, pickup, dropoff, start, end, decisionBy, missing: missingFor(rental) }
}

function presentActivity({ accountEvents, bookingEvents }: Pick<Found, 'accountEvents' | 'bookingEvents'>): Activity[] {
  const ofAccount = accountEvents.map(({ at, kind, detail, times }) => {
    const { browser, system } = 'browser' in detail ? detail : { browser: null, system: null }
    return { of: 'account' as const, at: at.toISOString(), kind, browser, system, times }
  })
  const ofBookings = bookingEvents.flatMap((event) =>
    presentEvents([event]).map((shown) => ({ of: 'booking' as const, reference: event.reference, ...shown })),
  )
  return [...ofAccount, ...ofBookings].toSorted((one, other) => other.at.localeCompare(one.at))
}
