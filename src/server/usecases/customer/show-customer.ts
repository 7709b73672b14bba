import type { Actor } from '#domain/actor.ts'
import type { CustomerId } from '#domain/ids.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import {
  findCustomerPage,
  listCustomerLetters,
  listCustomerPoints,
  listCustomerRentals,
  sumCustomerRentals,
  type CustomerLetterRow,
  type CustomerPageRow,
  type CustomerPointsRow,
  type CustomerSum,
  type RentalRow,
} from '#store/customer-page.ts'
import { listBusinessesOf, type BusinessRow } from '#store/business.ts'
import { mergedInto } from '#store/customer-merge.ts'
import type { Context } from '../context.ts'

/** Rows of each list at first, and when all are asked for. One more is read, so that the page knows of it. */
const FIRST = { rentals: 20, letters: 20, points: 20 }
const ALL = { rentals: 2_000, letters: 2_000, points: 2_000 }

interface Shown {
  row: CustomerPageRow
  /** Rentals at the branches of the reader, the newest first. */
  rentals: RentalRow[]
  /** Sums of all of those, by currency. */
  sums: CustomerSum[]
  letters: CustomerLetterRow[]
  points: CustomerPointsRow[]
  /** Companies for which they may rent. */
  businesses: BusinessRow[]
  /** Lists of which there is more. */
  more: Record<keyof typeof FIRST, boolean>
}

/** Shows a customer: person, papers, points, notes, and the rentals that touch the reader's branches. */
export async function showCustomer(
  ctx: Context,
  actor: Actor,
  input: { id: CustomerId; all: boolean },
): Promise<Outcome<Shown, Forbidden | { code: 'not_found' }>> {
  if (!may(actor, 'showCustomer')) return forbidden('showCustomer')
  // The number of a customer who was merged leads to the one who stayed.
  const id = (await mergedInto(ctx.db, input.id)) ?? input.id
  const most = input.all ? ALL : FIRST
  const [row, rentals, sums, letters, points, businesses] = await Promise.all([
    findCustomerPage(ctx.db, actor, id),
    listCustomerRentals(ctx.db, actor, id, most.rentals + 1),
    sumCustomerRentals(ctx.db, actor, id),
    listCustomerLetters(ctx.db, actor, id, most.letters + 1),
    listCustomerPoints(ctx.db, actor, id, most.points + 1),
    listBusinessesOf(ctx.db, id),
  ])
  if (row === undefined) return { ok: false, refusal: { code: 'not_found' } }
  const lists = {
    rentals: rentals.slice(0, most.rentals),
    letters: letters.slice(0, most.letters),
    points: points.slice(0, most.points),
  }
  const more = {
    rentals: rentals.length > most.rentals,
    letters: letters.length > most.letters,
    points: points.length > most.points,
  }
  return { ok: true, value: { row, ...lists, sums, businesses, more } }
}
