import type { Actor } from '#domain/actor.ts'
import { isInForce } from '#domain/blocked.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may } from '#domain/rights.ts'
import { listBlocksByMarks, type BlockRow } from '#store/customer-block.ts'
import { transact } from '#store/db.ts'
import { findBookingFor, type NoBooking } from '../booking/steps/in-booking.ts'
import type { Context } from '../context.ts'
import { marksOfGuest } from './steps/guest-marks.ts'
import { mayKnowReason } from './steps/may-know.ts'

interface GuestBlocks {
  /** Those whose reason the reader may know, the newest first. */
  blocks: BlockRow[]
  /** Another block that is in force. */
  hidden: BlockRow | undefined
}

/** Blocks by which the person of a booking is known, who has no account. */
export async function listGuestBlocks(
  ctx: Context,
  actor: Actor,
  { reference }: { reference: string },
): Promise<Outcome<GuestBlocks, NoBooking>> {
  if (!may(actor, 'listGuestBlocks')) return forbidden('listGuestBlocks')
  return await transact(ctx, actor, 'listGuestBlocks', async (tx): Promise<Outcome<GuestBlocks, NoBooking>> => {
    const found = await findBookingFor({ ...ctx, db: tx }, actor, 'listGuestBlocks', { reference })
    if (!found.ok) return found
    const all = await listBlocksByMarks(tx, await marksOfGuest(ctx, tx, found.value))
    const blocks: BlockRow[] = []
    let hidden: BlockRow | undefined
    for (const row of all) {
      if (await mayKnowReason(tx, actor, row)) blocks.push(row)
      else if (isInForce({ endsOn: row.ends_on, liftedAt: row.lifted_at }, ctx.now())) hidden ??= row
    }
    return { ok: true, value: { blocks, hidden } }
  })
}
