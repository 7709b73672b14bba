import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { tell } from '#store/act-log.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import { lockMember } from '#store/loyalty.ts'
import { findLastChange, type Overtaken } from '#store/last-change.ts'
import { addPoints, newestKindOf, pointsOf } from '#store/points.ts'
import { isRestricted } from '#store/restriction.ts'
import type { Context } from '../context.ts'
import { findMember, type MemberKey } from './steps/find-member.ts'

type NoMember = { code: 'no_member' | 'customer_restricted' } | Overtaken<'points_changed'>
interface Wish {
  points: number
  reason: string
  /** Balance that the actor saw; if the member has another one by now, nothing happens. */
  before?: number
}

type TooFew = { code: 'too_few'; balance: number }

/** Staff add or take points, with the reason in the ledger (D28). @returns the balance, which never falls below 0 */
export async function adjustPoints(
  ctx: Context,
  actor: Actor,
  { points, reason, before, ...who }: MemberKey & Wish,
): Promise<Outcome<number, NoMember | TooFew | Forbidden>> {
  if (!may(actor, 'adjustPoints')) return forbidden('adjustPoints')
  return await transaction(ctx, actor, 'adjustPoints', async (tx): Promise<Outcome<number, NoMember | TooFew>> => {
    const found = await findMember(tx, who)
    if (found === undefined) return { ok: false, refusal: { code: 'no_member' } }
    const { member, account } = found
    await lockMember(tx, member)
    if (await isRestricted(tx, member)) return { ok: false, refusal: { code: 'customer_restricted' } }
    const balance = await pointsOf(tx, member)
    if (before !== undefined && balance !== before) {
      // Rentals give and take points as well, and are told elsewhere.
      const byStaff = (await newestKindOf(tx, member)) === 'staff'
      const last = byStaff ? await findLastChange(tx, { account }, ['adjustPoints']) : null
      return { ok: false, refusal: { code: 'points_changed', last } }
    }
    if (balance + points < 0) return { ok: false, refusal: { code: 'too_few', balance } }
    await addPoints(tx, [{ customer_id: member, points, kind: 'staff', note: reason }])
    await tell(tx, {
      event: 'points',
      subject: ['membership', member],
      account,
      before: { points: balance },
      after: { points: balance + points },
      reason,
    })
    return { ok: true, value: balance + points }
  })
}
