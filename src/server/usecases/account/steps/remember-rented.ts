import type { CustomerId } from '#domain/ids.ts'
import type { Tx } from '#store/db.ts'
import { findMember } from '#store/loyalty.ts'
import { rememberRented } from '#store/rented-address.ts'
import type { Context } from '../../context.ts'

/** Remembers a rental's address, so that a new account with it does not get the first-rental discount again (D24). */
export async function rememberFirstRental(ctx: Context, tx: Tx, customer: CustomerId, email: string): Promise<void> {
  const member = await findMember(tx, customer)
  if (member?.hasRented !== true) return
  await rememberRented(tx, ctx.sealer.fingerprint(email.toLowerCase()), customer, ctx.now())
}
