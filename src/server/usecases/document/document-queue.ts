import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { countPending, listQueue } from '#store/document-queue.ts'
import type { Context } from '../context.ts'
import { openTyped, type Queued } from './steps/open-typed.ts'

/** Documents at first; staff ask for more. */
const FIRST = 30

/** Documents for this actor to review, the longest waiting first, each beside what its customer typed, and how many wait. */
export async function documentQueue(
  ctx: Context,
  actor: Actor,
  { most = FIRST }: { most?: number | undefined },
): Promise<Outcome<{ waiting: Queued[]; count: number }, Forbidden>> {
  if (!may(actor, 'documentQueue')) return forbidden('documentQueue')
  const [rows, count] = await Promise.all([
    listQueue(ctx.db, actor, { now: ctx.now(), most }),
    countPending(ctx.db, actor),
  ])
  return { ok: true, value: { waiting: rows.map((row) => openTyped(ctx, row)), count } }
}
