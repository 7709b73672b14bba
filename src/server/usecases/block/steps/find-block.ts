import type { CustomerId } from '#domain/ids.ts'
import { findBlockInForce, type BlockRow } from '#store/customer-block.ts'
import type { Tx } from '#store/db.ts'
import type { Context } from '../../context.ts'
import { knownMarks } from './known-marks.ts'
import { marksOf, type Told } from './marks.ts'

/** Somebody who wants to rent: the customer, if they are known as one, and what they say of themselves. */
export interface Renter extends Told {
  readonly customer: CustomerId | null
}

/** Block that keeps somebody from renting now, by the customer, an address or a licence number. */
export async function blockOf(ctx: Context, tx: Tx, { customer, ...told }: Renter): Promise<BlockRow | undefined> {
  const known = customer === null ? [] : await knownMarks(ctx, tx, customer)
  return await findBlockInForce(tx, { customer, marks: [...known, ...marksOf(ctx, told)] }, ctx.now())
}
