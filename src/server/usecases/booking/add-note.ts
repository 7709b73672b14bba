import { isCompany, type Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { tell } from '#store/act-log.ts'
import { storyOf } from '#store/booking.ts'
import { insertNote } from '#store/booking-note.ts'
import type { Context } from '../context.ts'
import { inBooking, type ActedOn, type NoBooking } from './steps/in-booking.ts'

/** Pins a note to a booking, where every colleague sees it. Its words are not in the log, so that they can be taken off. */
export async function addNote(
  ctx: Context,
  actor: Actor,
  input: ActedOn & { note: string },
): Promise<Outcome<{ id: number }, NoBooking>> {
  return await inBooking<{ id: number }, never>(ctx, actor, 'addNote', input, async (tx, booking) => {
    const author = isCompany(actor) && actor.kind === 'staff' ? actor.name : actor.kind
    const id = await insertNote(tx, booking.id, { note: input.note, author, at: ctx.now() })
    await tell(tx, { ...storyOf(booking), subject: ['booking_note', id], event: 'note_added' })
    return { ok: true, value: { id } }
  })
}
