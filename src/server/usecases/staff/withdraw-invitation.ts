import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { tell } from '#store/act-log.ts'
import { transaction } from '#store/db.ts'
import { deleteInvitation } from '#store/staff-invitation.ts'
import type { Context } from '../context.ts'

type Refusal = Forbidden | { code: 'not_found' }

/** Withdraws an invitation; its link is void at once. */
export async function withdrawInvitation(
  ctx: Context,
  actor: Actor,
  { id }: { id: string },
): Promise<Outcome<null, Refusal>> {
  if (!may(actor, 'withdrawInvitation')) return forbidden('withdrawInvitation')
  return await transaction(ctx, actor, 'withdrawInvitation', async (tx): Promise<Outcome<null, Refusal>> => {
    const gone = await deleteInvitation(tx, id)
    if (gone === undefined) return { ok: false, refusal: { code: 'not_found' } }
    await tell(tx, { event: 'invitation_withdrawn', subject: ['staff_invitation', id], after: { name: gone.name } })
    return { ok: true, value: null }
  })
}
