import type { Actor } from '#domain/actor.ts'
import type { Tier } from '#domain/loyalty.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import { overtaken, type Overtaken } from '#store/last-change.ts'
import { setTier } from '#store/points.ts'
import { isRestricted } from '#store/restriction.ts'
import type { Context } from '../context.ts'
import { findMember, type MemberKey } from './steps/find-member.ts'

type NoMember = { code: 'no_member' | 'customer_restricted' } | Overtaken<'tier_changed'>

interface Wish {
  tier: Tier
  /** Tier that the actor saw; if the member has another one by now, nothing happens. */
  before?: Tier
}

/** Staff grant Elite, or take it back (D28). */
export async function grantTier(
  ctx: Context,
  actor: Actor,
  { tier, before, ...who }: MemberKey & Wish,
): Promise<Outcome<Tier, NoMember | Forbidden>> {
  if (!may(actor, 'grantTier')) return forbidden('grantTier')
  return await transaction(ctx, actor, 'grantTier', async (tx): Promise<Outcome<Tier, NoMember>> => {
    const found = await findMember(tx, who)
    if (found === undefined) return { ok: false, refusal: { code: 'no_member' } }
    if (await isRestricted(tx, found.member)) return { ok: false, refusal: { code: 'customer_restricted' } }
    if (!(await setTier(tx, found.member, tier, before)))
      return await overtaken(
        tx,
        'tier_changed',
        { account: found.account },
        'grantTier',
        'closeRental',
        'mergeCustomers',
      )
    return { ok: true, value: tier }
  })
}
