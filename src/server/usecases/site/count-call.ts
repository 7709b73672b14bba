import { countCall as count, type Counted } from '#store/call-count.ts'
import type { Context } from '../context.ts'

/** Counts a call of somebody, for all processes together. @param by what they are known by: only its fingerprint is kept */
export async function countCall(
  ctx: Context,
  { by, max, windowMs }: { by: string; max: number; windowMs: number },
): Promise<Counted> {
  return await count(ctx.db, ctx.sealer.fingerprint(`calls:${by}`), max, windowMs)
}
