import type { Customer } from '#domain/actor.ts'
import type { Tier } from '#domain/loyalty.ts'
import type { LocalDate } from '#domain/period.ts'
import { listDrivers } from '#store/account-driver.ts'
import { plateOf } from '#store/assignment.ts'
import { listOwned, type BookingEvent, type BookingRow } from '#store/booking.ts'
import { countDocuments, lastLicenceDay } from '#store/document.ts'
import { findMember } from '#store/loyalty.ts'
import { countRentals, listAccountEvents, listOwnBookingEvents, type AccountEvent } from '#store/overview.ts'
import { pointsEarnedSince } from '#store/points.ts'
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
  loyalty: { balance: number; tier: Tier }
  next: BookingRow | null
  /** Of its car, while it is under way. */
  plate: string | null
  /** The last day of the uploaded licences. */
  licenceDay: LocalDate | null
  /** Each the newest first, and no more of both together than are shown. */
  accountEvents: AccountEvent[]
  bookingEvents: (BookingEvent & { reference: string })[]
}

/** What the first page of an account shows (D9). */
export async function overview(ctx: Context, actor: Customer): Promise<Overview> {
  const now = ctx.now()
  const [rentals, points, [next], documents, licenceDay, others, accountEvents, bookingEvents, member] =
    await Promise.all([
      countRentals(ctx.db, actor.account),
      pointsEarnedSince(ctx.db, actor.account, new Date(now.getTime() - POINTS_DAYS * DAY_MS)),
      listOwned(ctx.db, actor.account, { part: 'current', after: null, limit: 1, now }),
      countDocuments(ctx.db, actor.account),
      lastLicenceDay(ctx.db, actor.account),
      listDrivers(ctx.db, actor.account),
      listAccountEvents(ctx.db, actor.account, EVENTS),
      listOwnBookingEvents(ctx.db, actor.account, EVENTS),
      findMember(ctx.db, actor.account),
    ])
  const shown = [...accountEvents, ...bookingEvents].map(({ at }) => at.getTime()).toSorted((a, b) => b - a)
  const oldest = shown[EVENTS - 1] ?? 0
  const recent = ({ at }: { at: Date }) => at.getTime() >= oldest
  return {
    figures: { ...rentals, drivers: 1 + others.length, documents, points, pointsDays: POINTS_DAYS },
    loyalty: { balance: member?.points ?? 0, tier: member?.tier ?? 'prime' },
    next: next ?? null,
    plate: next?.status === 'active' ? await plateOf(ctx.db, next.id) : null,
    licenceDay,
    accountEvents: accountEvents.filter(recent),
    bookingEvents: bookingEvents.filter(recent),
  }
}
