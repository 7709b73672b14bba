import type { Staff } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may } from '#domain/rights.ts'
import { tellNothing } from '#store/act-log.ts'
import { noteGone, notePresent } from '#store/booking-presence.ts'
import { transaction } from '#store/db.ts'
import type { Context } from '../context.ts'
import { findBookingFor, type NoBooking } from './steps/in-booking.ts'

export interface Presence {
  reference: string
  /** Whether a colleague reads the booking or acts on it; null if they leave it. */
  doing: 'reads' | 'edits' | null
}

/** Notes that a colleague has a booking before them, so that others know before they act on it. */
export async function notePresence(
  ctx: Context,
  actor: Staff,
  { reference, doing }: Presence,
): Promise<Outcome<null, NoBooking>> {
  if (!may(actor, 'notePresence')) return forbidden('notePresence')
  const found = await findBookingFor(ctx, actor, 'notePresence', { reference })
  if (!found.ok) return found
  const { id: bookingId } = found.value
  return await transaction(ctx, actor, 'notePresence', async (tx): Promise<Outcome<null, NoBooking>> => {
    // Nothing that anybody would look for in the log.
    tellNothing(tx)
    if (doing === null) await noteGone(tx, bookingId, actor.account)
    else await notePresent(tx, { bookingId, staff: actor.account, edits: doing === 'edits' })
    return { ok: true, value: null }
  })
}
