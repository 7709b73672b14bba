import type { Actor } from '#domain/actor.ts'
import { tell } from '#store/act-log.ts'
import { storyOf } from '#store/booking.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Context } from '../context.ts'
import { inBooking, type NoBooking } from './steps/in-booking.ts'

/** Notes in the story of a booking that somebody called its customer, so that the next colleague knows. */
export async function noteCall(
  ctx: Context,
  actor: Actor,
  { reference, reached }: { reference: string; reached: boolean },
): Promise<Outcome<null, NoBooking>> {
  return await inBooking(ctx, actor, 'noteCall', { reference }, async (tx, booking): Promise<Outcome<null, never>> => {
    await tell(tx, { ...storyOf(booking), event: 'called', after: { reached } })
    return { ok: true, value: null }
  })
}
