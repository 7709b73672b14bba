import type { Actor } from '#domain/actor.ts'
import type { CustomerId } from '#domain/ids.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import {
  findCustomerPage,
  listCustomerLetters,
  listCustomerPoints,
  listCustomerRentals,
  type CustomerLetterRow,
  type CustomerPageRow,
  type CustomerPointsRow,
  type RentalRow,
} from '#store/customer-page.ts'
import { listBusinessesOf, type BusinessRow } from '#store/business.ts'
import { mergedInto } from '#store/customer-merge.ts'
import type { Context } from '../context.ts'

const MOST_RENTALS = 100

const MOST_LETTERS = 20
const MOST_ENTRIES = 30

interface Shown {
  row: CustomerPageRow
  /** Rentals at the branches of the reader, the newest first. */
  rentals: RentalRow[]
  letters: CustomerLetterRow[]
  points: CustomerPointsRow[]
  /** Companies for which they may rent. */
  businesses: BusinessRow[]
}

/** Shows a customer: person, papers, points, notes, and the rentals that touch the reader's branches. */
export async function showCustomer(
  ctx: Context,
  actor: Actor,
  input: { id: CustomerId },
): Promise<Outcome<Shown, Forbidden | { code: 'not_found' }>> {
  if (!may(actor, 'showCustomer')) return forbidden('showCustomer')
  // The number of a customer who was merged leads to the one who stayed.
  const id = (await mergedInto(ctx.db, input.id)) ?? input.id
  const [row, rentals, letters, points, businesses] = await Promise.all([
    findCustomerPage(ctx.db, actor, id),
    listCustomerRentals(ctx.db, actor, id, MOST_RENTALS),
    listCustomerLetters(ctx.db, actor, id, MOST_LETTERS),
    listCustomerPoints(ctx.db, actor, id, MOST_ENTRIES),
    listBusinessesOf(ctx.db, id),
  ])
  if (row === undefined) return { ok: false, refusal: { code: 'not_found' } }
  return { ok: true, value: { row, rentals, letters, points, businesses } }
}
