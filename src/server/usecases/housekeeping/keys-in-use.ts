import type { Operator } from '#domain/actor.ts'
import type { Context } from '../context.ts'
import { countKeys } from './steps/sealed-places.ts'

/** Counts the values sealed with each key, by the key's number. */
export async function keysInUse(ctx: Context, _actor: Operator): Promise<Map<string, number>> {
  return await countKeys(ctx.db)
}
