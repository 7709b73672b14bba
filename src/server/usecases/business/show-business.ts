import type { Actor } from '#domain/actor.ts'
import type { BusinessId } from '#domain/ids.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { readListed, type ListedRow } from '#store/booking-list.ts'
import {
  countPersons,
  findBusiness,
  listBusinessNotes,
  listPersons,
  listRentalsFor,
  sumRentalsFor,
  type BusinessNote,
  type BusinessPerson,
  type BusinessRow,
  type BusinessSum,
} from '#store/business.ts'
import type { Context } from '../context.ts'

const MOST_RENTALS = 100

export interface ShownBusiness {
  row: BusinessRow
  /** People who may rent for it, as far as the reader may see them, and the number of the others. */
  persons: BusinessPerson[]
  others: number
  /** Rentals at the branches of the reader, the newest first, each with all that it costs by now. */
  rentals: (ListedRow & { charged_minor: number })[]
  /** Sums of all of those, by currency. */
  sums: BusinessSum[]
  notes: BusinessNote[]
}

/** Shows a company: its data, who may rent for it, and its rentals that touch the reader's branches. */
export async function showBusiness(
  ctx: Context,
  actor: Actor,
  { id }: { id: BusinessId },
): Promise<Outcome<ShownBusiness, Forbidden | { code: 'not_found' }>> {
  if (!may(actor, 'showBusiness')) return forbidden('showBusiness')
  const row = await findBusiness(ctx.db, id)
  if (row === undefined) return { ok: false, refusal: { code: 'not_found' } }
  const persons = await listPersons(ctx.db, actor, id)
  const others = (await countPersons(ctx.db, id)) - persons.length
  const found = await listRentalsFor(ctx.db, actor, id, MOST_RENTALS)
  const charged = new Map(found.map((one) => [one.id, one.charged_minor]))
  const listed = await readListed(ctx.db, [...charged.keys()])
  const rentals = listed.map((rental) => ({ ...rental, charged_minor: charged.get(rental.id) ?? 0 }))
  const sums = await sumRentalsFor(ctx.db, actor, id)
  const notes = await listBusinessNotes(ctx.db, id)
  return { ok: true, value: { row, persons, others, rentals, sums, notes } }
}
