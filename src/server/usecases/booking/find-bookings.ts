import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Read } from '#store/db.ts'
import { withGenericPlans } from '#store/generic-plans.ts'
import { listPage, readListed, type BookingFilter, type ListedRow } from '#store/booking-list.ts'
import type { ListPlace } from '#store/booking-order.ts'
import type { Context } from '../context.ts'

const PAGE = 50

export interface BookingsFound {
  rows: ListedRow[]
  /** Place after which the next page begins; null at the end. */
  next: ListPlace | null
}

export interface BookingSearch extends BookingFilter {
  after: ListPlace | null
  latestFirst: boolean
}

/** A page of bookings for staff. */
export async function findBookings(
  ctx: Context,
  actor: Actor,
  { after, latestFirst, ...filter }: BookingSearch,
): Promise<Outcome<BookingsFound, Forbidden>> {
  if (!may(actor, 'findBookings')) return forbidden('findBookings')
  const page = async (db: Read) => {
    const { ids, next } = await listPage(db, actor, filter, { after, limit: PAGE, latestFirst })
    return { ok: true, value: { rows: await readListed(db, ids), next } } as const
  }
  return await ctx.read((db) => (filter.typed === null ? page(db) : withGenericPlans(db, page)))
}
