import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { typedOf } from '#domain/typed-search.ts'
import { readListed, type ListedRow } from '#store/booking-list.ts'
import { withGenericPlans } from '#store/generic-plans.ts'
import {
  MOST_HITS,
  searchBookings,
  searchBusinesses,
  searchCars,
  searchCustomers,
  type FoundBusiness,
  type FoundCar,
  type FoundCustomer,
} from '#store/office-search.ts'
import type { Context } from '../context.ts'

export interface Found {
  bookings: ListedRow[]
  customers: FoundCustomer[]
  businesses: FoundBusiness[]
  cars: FoundCar[]
  /** Kinds of which there are more than are shown. */
  more: Record<'bookings' | 'customers' | 'businesses', boolean>
}

/**
 * Finds bookings, customers, companies and cars by reference, name, address, phone or plate, a few of each, the likeliest
 * first.
 */
export async function searchOffice(ctx: Context, actor: Actor, text: string): Promise<Outcome<Found, Forbidden>> {
  if (!may(actor, 'searchOffice')) return forbidden('searchOffice')
  const typed = typedOf(text)
  const value = await ctx.read((read) =>
    withGenericPlans(read, async (db) => {
      const ids = await searchBookings(db, actor, typed, ctx.now())
      const customers = await searchCustomers(db, actor, typed)
      const businesses = may(actor, 'findBusinesses') ? await searchBusinesses(db, typed) : []
      return {
        bookings: await readListed(db, shown(ids)),
        customers: shown(customers),
        businesses: shown(businesses),
        cars: shown(await searchCars(db, actor, typed)),
        more: { bookings: isMore(ids), customers: isMore(customers), businesses: isMore(businesses) },
      }
    }),
  )
  return { ok: true, value }
}

const shown = <Hit>(hits: readonly Hit[]): Hit[] => hits.slice(0, MOST_HITS)
const isMore = (hits: readonly unknown[]): boolean => hits.length > MOST_HITS
