import type { LocalDate } from '../../../domain/period.ts'
import { listDrivers } from '../../store/account-driver.ts'
import { listOwned, type BookingEvent, type BookingRow } from '../../store/booking.ts'
import { countDocuments, lastLicenceDay } from '../../store/document.ts'
import { countRentals, listAccountEvents, listOwnBookingEvents, type AccountEvent } from '../../store/overview.ts'
import { pointsEarnedSince } from '../../store/points.ts'
import type { Context } from '../context.ts'

const DAY_MS = 86_400_000
/** D9. */
const POINTS_DAYS = 30
const EVENTS = 10

export interface Overview {
  figures: {
    drivers: number
    documents: number
    rentals: number
    kilometres: number
    points: number
    pointsDays: number
  }
  next: BookingRow | null
  /** The last day of the uploaded licences. */
  licenceDay: LocalDate | null
  /** Each the newest first, and no more of both together than are shown. */
  accountEvents: AccountEvent[]
  bookingEvents: (BookingEvent & { reference: string })[]
}

/** What the first page of an account shows (D9). */
export async function overview(ctx: Context, customerId: string): Promise<Overview> {
  const now = ctx.now()
  const [rentals, points, [next], documents, licenceDay, others, accountEvents, bookingEvents] = await Promise.all([
    countRentals(ctx.db, customerId),
    pointsEarnedSince(ctx.db, customerId, new Date(now.getTime() - POINTS_DAYS * DAY_MS)),
    listOwned(ctx.db, customerId, { part: 'current', after: null, limit: 1, now }),
    countDocuments(ctx.db, customerId),
    lastLicenceDay(ctx.db, customerId),
    listDrivers(ctx.db, customerId),
    listAccountEvents(ctx.db, customerId, EVENTS),
    listOwnBookingEvents(ctx.db, customerId, EVENTS),
  ])
  const shown = [...accountEvents, ...bookingEvents].map(({ at }) => at.getTime()).toSorted((a, b) => b - a)
  const oldest = shown[EVENTS - 1] ?? 0
  const recent = ({ at }: { at: Date }) => at.getTime() >= oldest
  return {
    figures: { ...rentals, drivers: 1 + others.length, documents, points, pointsDays: POINTS_DAYS },
    next: next ?? null,
    licenceDay,
    accountEvents: accountEvents.filter(recent),
    bookingEvents: bookingEvents.filter(recent),
  }
}
