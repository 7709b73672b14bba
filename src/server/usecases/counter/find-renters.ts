import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { findRenters as find, type RenterRow } from '#store/renter.ts'
import type { Context } from '../context.ts'

/**
 * Customers for a new booking, by the beginning of a name, a mail address or a phone number; those who have nothing to do
 * with the branches of the reader by exact details alone (docs/decisions/097-customers-of-other-branches.md).
 */
export async function findRenters(ctx: Context, actor: Actor, text: string): Promise<Outcome<RenterRow[], Forbidden>> {
  if (!may(actor, 'findRenters')) return forbidden('findRenters')
  return { ok: true, value: await ctx.read((read) => find(read, actor, text, ctx.now())) }
}
