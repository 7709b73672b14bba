import type { Actor } from '#domain/actor.ts'
import type { CustomerId } from '#domain/ids.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { looksSame, marksShared, type SharedMark } from '#domain/same-person.ts'
import { findLikely, findToMerge, type MergeRow } from '#store/customer-merge.ts'
import type { Context } from '../context.ts'

const MOST = 50

/** Customers who look like the same person as this one. */
export async function findTwins(
  ctx: Context,
  actor: Actor,
  { id }: { id: CustomerId },
): Promise<Outcome<(MergeRow & { shared: SharedMark[] })[], Forbidden | { code: 'not_found' }>> {
  if (!may(actor, 'findTwins')) return forbidden('findTwins')
  const one = await findToMerge(ctx.db, id)
  if (one === undefined) return { ok: false, refusal: { code: 'not_found' } }
  const likely = await ctx.read((db) => findLikely(db, one, MOST))
  const twins = likely.filter((other) => looksSame(one, other))
  return { ok: true, value: twins.map((other) => ({ ...other, shared: marksShared(one, other) })) }
}
