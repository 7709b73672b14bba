import { countCall as count, type Counted } from '#store/call-count.ts'
import type { Context } from '../context.ts'

/** Counts a caller's call, for all processes together. @param by key of the caller, of which only a fingerprint is stored */
export async function countCall(
  ctx: Context,
  { by, max, windowMs }: { by: string; max: number; windowMs: number },
): Promise<Counted> {
  return await count(ctx.db, ctx.sealer.fingerprint(`calls:${by}`), max, windowMs)
}
