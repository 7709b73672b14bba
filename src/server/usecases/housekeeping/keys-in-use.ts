import type { Operator } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import type { Context } from '../context.ts'
import { countKeys } from './steps/sealed-places.ts'

/** Counts the values sealed with each key, by the key's number. */
export async function keysInUse(ctx: Context, actor: Operator): Promise<Map<string, number>> {
  assertMay(actor, 'keysInUse')
  return await countKeys(ctx.db)
}
