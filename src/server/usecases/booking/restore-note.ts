import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { tellIf } from '#store/act-log.ts'
import { storyOf } from '#store/booking.ts'
import { putBackNote } from '#store/booking-note.ts'
import type { Context } from '../context.ts'
import { inBooking, type ActedOn, type NoBooking } from './steps/in-booking.ts'

/** Pins a note to a booking again that was taken off, with its author and its time. Nothing happens if it is there. */
export async function restoreNote(
  ctx: Context,
  actor: Actor,
  input: ActedOn & { noteId: number },
): Promise<Outcome<null, NoBooking>> {
  return await inBooking<null, never>(ctx, actor, 'restoreNote', input, async (tx, booking) => {
    const back = await putBackNote(tx, booking.id, input.noteId)
    await tellIf(tx, back, { ...storyOf(booking), subject: ['booking_note', input.noteId], event: 'note_restored' })
    return { ok: true, value: null }
  })
}
