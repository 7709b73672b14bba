import type { CustomerRow } from '#store/customer.ts'
import type { Tx } from '#store/db.ts'
import { findMember } from '#store/loyalty.ts'
import { rememberRented } from '#store/rented-address.ts'
import type { Context } from '../../context.ts'

/** The discount on the first rental is not had twice by leaving an address and opening an account with it anew (D24). */
export async function rememberFirstRental(ctx: Context, tx: Tx, { id, email }: CustomerRow): Promise<void> {
  const member = await findMember(tx, id)
  if (member?.hasRented !== true) return
  await rememberRented(tx, ctx.sealer.fingerprint(email.toLowerCase()), id, ctx.now())
}
