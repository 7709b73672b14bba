import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { listUnplaced as listRows, type Unplaced } from '#store/plan-unplaced.ts'
import type { Context } from '../context.ts'

/** Lists the bookings that have lost their car and wait for another, in order of their start. */
export async function listUnplaced(
  ctx: Context,
  actor: Actor,
  { branch }: { branch: number | null },
): Promise<Outcome<Unplaced[], Forbidden>> {
  if (!may(actor, 'listUnplaced')) return forbidden('listUnplaced')
  return { ok: true, value: await ctx.read((read) => listRows(read, actor, branch)) }
}
