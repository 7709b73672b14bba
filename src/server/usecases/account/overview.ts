import type { AccountOwner } from '#domain/actor.ts'
import type { Tier } from '#domain/loyalty.ts'
import type { CustomerId } from '#domain/ids.ts'
import type { LocalDate } from '#domain/period.ts'
import { assertMay } from '#domain/rights.ts'
import { listDrivers } from '#store/account-driver.ts'
import { plateOf } from '#store/assignment.ts'
import { listOwned, type BookingEvent, type BookingRow } from '#store/booking.ts'
import { countDocuments, lastLicenceDay } from '#store/document.ts'
import { findMember } from '#store/loyalty.ts'
import { countRentals, listAccountEvents, listOwnBookingEvents, type AccountEvent } from '#store/overview.ts'
import { pointsEarnedSince } from '#store/points.ts'
import type { Context } from '../context.ts'

const DAY_MS = 86_400_000
/** Days in which the points shown were earned (D9). */
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
  /** Plate of its car while the rental is under way; otherwise null. */
  plate: string | null
  /** The last day of the uploaded licences. */
  licenceDay: LocalDate | null
  /** Events of the account, newest first. Together with those of bookings they are cut to the number shown. */
  accountEvents: AccountEvent[]
  bookingEvents: (BookingEvent & { reference: string })[]
}

/** Reads everything that the first page of an account shows (D9). */
export async function overview(ctx: Context, actor: AccountOwner): Promise<Overview> {
  assertMay(actor, 'overview')
  const now = ctx.now()
  const { account, customer } = actor
  const [rentals, [next], accountEvents, bookingEvents, kept] = await Promise.all([
    countRentals(ctx.db, account),
    listOwned(ctx.db, account, { part: 'current', after: null, limit: 1, now }),
    listAccountEvents(ctx.db, account, EVENTS),
    listOwnBookingEvents(ctx.db, account, EVENTS),
    customer === null ? nothingKept : keptOf(ctx, customer, now),
  ])
  const { loyalty, licenceDay, ...figures } = kept
  const shown = [...accountEvents, ...bookingEvents].map(({ at }) => at.getTime()).toSorted((a, b) => b - a)
  const oldest = shown[EVENTS - 1] ?? 0
  const recent = ({ at }: { at: Date }) => at.getTime() >= oldest
  return {
    figures: { ...rentals, ...figures, pointsDays: POINTS_DAYS },
    loyalty,
    next: next ?? null,
    plate: next?.status === 'active' ? await plateOf(ctx.db, next.id) : null,
    licenceDay,
    accountEvents: accountEvents.filter(recent),
    bookingEvents: bookingEvents.filter(recent),
  }
}

type Kept = Pick<Overview, 'loyalty' | 'licenceDay'> & Pick<Overview['figures'], 'drivers' | 'documents' | 'points'>

/** Data of an account's owner who is no customer. */
const nothingKept: Kept = {
  drivers: 0,
  documents: 0,
  points: 0,
  loyalty: { balance: 0, tier: 'prime' },
  licenceDay: null,
}

/** Data of a customer that does not depend on their rentals. */
async function keptOf(ctx: Context, customer: CustomerId, now: Date): Promise<Kept> {
  const [points, documents, licenceDay, others, member] = await Promise.all([
    pointsEarnedSince(ctx.db, customer, new Date(now.getTime() - POINTS_DAYS * DAY_MS)),
    countDocuments(ctx.db, customer),
    lastLicenceDay(ctx.db, customer),
    listDrivers(ctx.db, customer),
    findMember(ctx.db, customer),
  ])
  const loyalty = { balance: member?.points ?? 0, tier: member?.tier ?? 'prime' }
  return { drivers: 1 + others.length, documents, points, loyalty, licenceDay }
}
