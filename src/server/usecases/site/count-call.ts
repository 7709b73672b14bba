import type { System } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { countCall as count, type Counted } from '#store/call-count.ts'
import type { Context } from '../context.ts'

export interface CountedCall {
  /** Key of the caller, of which only a fingerprint is stored. */
  by: string
  max: number
  windowMs: number
}

/** Counts a caller's call, for all processes together. */
export async function countCall(ctx: Context, actor: System, { by, max, windowMs }: CountedCall): Promise<Counted> {
  assertMay(actor, 'countCall')
  return await count(ctx.db, ctx.sealer.fingerprint(`calls:${by}`), max, windowMs)
}
