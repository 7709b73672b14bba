import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { typedOf } from '#domain/typed-search.ts'
import { readListed, type ListedRow } from '#store/booking-list.ts'
import { searchBookings, searchCars, searchCustomers, type FoundCar, type FoundCustomer } from '#store/office-search.ts'
import type { Context } from '../context.ts'

export interface Found {
  bookings: ListedRow[]
  customers: FoundCustomer[]
  cars: FoundCar[]
}

/** Finds bookings, customers and cars by reference, name, address, phone or plate, a few of each, the likeliest first. */
export async function searchOffice(ctx: Context, actor: Actor, text: string): Promise<Outcome<Found, Forbidden>> {
  if (!may(actor, 'searchOffice')) return forbidden('searchOffice')
  const typed = typedOf(text)
  return await ctx.read(async (db) => {
    const [ids, customers, cars] = await Promise.all([
      searchBookings(db, actor, typed, ctx.now()),
      searchCustomers(db, actor, typed),
      searchCars(db, actor, typed),
    ])
    return { ok: true, value: { bookings: await readListed(db, ids), customers, cars } }
  })
}
