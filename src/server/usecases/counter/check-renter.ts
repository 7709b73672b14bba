import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { findBlockInForce, type BlockRow } from '#store/customer-block.ts'
import { findSameRenters, type RenterRow } from '#store/renter.ts'
import { marksOf } from '../block/steps/marks.ts'
import { mayKnowReason } from '../block/steps/may-know.ts'
import type { Context } from '../context.ts'

interface Checked {
  /** Block by which somebody of these details is known; undefined if there is none. */
  block: BlockRow | undefined
  /** Whether the reader may know why. */
  told: boolean
  /** Customers who have the same address or phone number already. */
  known: RenterRow[]
}

/** Tells staff whether somebody whom they type in is a customer already, or blocked. */
export async function checkRenter(
  ctx: Context,
  actor: Actor,
  { email, phone, licenseNumber }: { email: string; phone: string; licenseNumber: string },
): Promise<Outcome<Checked, Forbidden>> {
  if (!may(actor, 'checkRenter')) return forbidden('checkRenter')
  const marks = marksOf(ctx, { emails: [email], licences: [licenseNumber] })
  const block = await findBlockInForce(ctx.db, { customer: null, marks }, ctx.now())
  const told = block !== undefined && (await mayKnowReason(ctx.db, actor, block))
  const known = await findSameRenters(ctx.db, actor, { email, phone }, ctx.now())
  return { ok: true, value: { block, told, known } }
}
