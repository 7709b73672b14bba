import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { tellIf } from '#store/act-log.ts'
import { storyOf } from '#store/booking.ts'
import { takeOffNote } from '#store/booking-note.ts'
import type { Context } from '../context.ts'
import { inBooking, type ActedOn, type NoBooking } from './steps/in-booking.ts'

/** Takes a note off a booking. Nothing happens if it is gone. */
export async function removeNote(
  ctx: Context,
  actor: Actor,
  input: ActedOn & { noteId: number },
): Promise<Outcome<null, NoBooking>> {
  return await inBooking<null, never>(ctx, actor, 'removeNote', input, async (tx, booking) => {
    const gone = await takeOffNote(tx, booking.id, input.noteId, ctx.now())
    await tellIf(tx, gone, { ...storyOf(booking), subject: ['booking_note', input.noteId], event: 'note_removed' })
    return { ok: true, value: null }
  })
}
