import type { Staff } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { listPresent, type PresentRow } from '#store/booking-presence.ts'
import type { Context } from '../context.ts'

/** Lists the colleagues who have bookings of one's branches before them. */
export async function listPresence(ctx: Context, actor: Staff): Promise<Outcome<PresentRow[], Forbidden>> {
  if (!may(actor, 'listPresence')) return forbidden('listPresence')
  return { ok: true, value: await listPresent(ctx.db, actor) }
}
