import { readProfile, type ProfileRow } from '../../store/customer.ts'
import type { Context } from '../context.ts'

/** What a customer told us of himself, for himself. Documents stay sealed (D27). */
export async function ownProfile(ctx: Context, customerId: string): Promise<ProfileRow> {
  return await readProfile(ctx.db, customerId)
}
