import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { tell, tellNothing } from '#store/act-log.ts'
import { storyOf } from '#store/booking.ts'
import { findOwnCall } from '#store/booking-call.ts'
import type { Context } from '../context.ts'
import { inBooking, type NoBooking } from './steps/in-booking.ts'

/** Takes back the newest call that the actor noted about a booking. Nothing happens if none of theirs is left. */
export async function withdrawCall(
  ctx: Context,
  actor: Actor,
  { reference }: { reference: string },
): Promise<Outcome<null, NoBooking>> {
  return await inBooking<null, never>(ctx, actor, 'withdrawCall', { reference }, async (tx, booking) => {
    const call = await findOwnCall(tx, booking.id)
    if (call === null) tellNothing(tx)
    else await tell(tx, { ...storyOf(booking), event: 'call_withdrawn', before: { call } })
    return { ok: true, value: null }
  })
}
