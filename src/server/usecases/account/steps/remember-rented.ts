import type { CustomerRow } from '../../../store/customer.ts'
import type { Tx } from '../../../store/db.ts'
import { findMember } from '../../../store/loyalty.ts'
import { rememberRented } from '../../../store/rented-address.ts'
import type { Context } from '../../context.ts'

/**
 * The discount on the first rental is not had twice by leaving an address and opening an account with it anew (D24).
 * @returns whether the customer has rented
 */
export async function rememberFirstRental(ctx: Context, tx: Tx, { id, email }: CustomerRow): Promise<boolean> {
  const member = await findMember(tx, id)
  const rented = member?.firstRental === false
  if (rented) await rememberRented(tx, ctx.sealer.fingerprint(email.toLowerCase()), ctx.now())
  return rented
}
