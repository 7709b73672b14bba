import type { Actor } from '#domain/actor.ts'
import type { CustomerId } from '#domain/ids.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { marksShared, mergeProblem, type MergeProblem, type SharedMark } from '#domain/same-person.ts'
import { countMoves, findToMerge, type MergeMoves, type MergeRow } from '#store/customer-merge.ts'
import type { Context } from '../context.ts'

interface Compared {
  kept: MergeRow
  gone: MergeRow
  shared: SharedMark[]
  refusal: MergeProblem | null
  moves: MergeMoves
}

/** Puts two customers side by side and says what a merge would move. It changes nothing. */
export async function compareCustomers(
  ctx: Context,
  actor: Actor,
  { kept, gone }: { kept: CustomerId; gone: CustomerId },
): Promise<Outcome<Compared, Forbidden | { code: 'not_found' }>> {
  if (!may(actor, 'compareCustomers')) return forbidden('compareCustomers')
  const [one, other] = await Promise.all([findToMerge(ctx.db, kept), findToMerge(ctx.db, gone)])
  if (one === undefined || other === undefined || kept === gone) return { ok: false, refusal: { code: 'not_found' } }
  const moves = await countMoves(ctx.db, gone)
  const judged = { shared: marksShared(one, other), refusal: mergeProblem(one, other) }
  return { ok: true, value: { kept: one, gone: other, ...judged, moves } }
}
