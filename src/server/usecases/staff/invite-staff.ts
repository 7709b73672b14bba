import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Language } from '#domain/language.ts'
import type { Outcome } from '#domain/outcome.ts'
import { newToken } from '#secrets/token.ts'
import { tell } from '#store/act-log.ts'
import { transaction } from '#store/db.ts'
import { putInvitation } from '#store/staff-invitation.ts'
import { lockColleague } from '#store/team.ts'
import type { Context } from '../context.ts'
import { worksSomewhere, type Post } from './steps/works-somewhere.ts'

interface Invitation extends Post {
  email: string
  name: string
  /** Language of the letter. */
  language: Language
}

type Refusal = Forbidden | { code: 'staff_exists' | 'staff_branches' }

const DAY_MS = 86_400_000

/**
 * Invites a colleague: mails a link that works once, by which they set name and password and come in. Another invitation
 * of the same address takes the place of the earlier one.
 */
export async function inviteStaff(ctx: Context, actor: Actor, input: Invitation): Promise<Outcome<null, Refusal>> {
  if (!may(actor, 'inviteStaff')) return forbidden('inviteStaff')
  const { email, name, role, branches, language } = input
  const { rules, branches: known } = await ctx.catalogue()
  if (!worksSomewhere({ role, branches }, { branches: known }))
    return { ok: false, refusal: { code: 'staff_branches' } }
  return await transaction(ctx, actor, 'inviteStaff', async (tx): Promise<Outcome<null, Refusal>> => {
    if ((await lockColleague(tx, email)) !== undefined) return { ok: false, refusal: { code: 'staff_exists' } }
    const { token, hash } = newToken()
    const at = ctx.now()
    const expiresAt = new Date(at.getTime() + rules.invitationDays * DAY_MS)
    const where = branches === 'all' ? null : branches
    const invitation = { email, name, role, branches: where, language, tokenHash: hash, at, expiresAt }
    const id = await putInvitation(tx, invitation)
    await tell(tx, {
      event: 'invited',
      subject: ['staff_invitation', id],
      after: { name, role, ...(where !== null && { branches: where }) },
    })
    const data = { name, role, until: expiresAt.toISOString(), token }
    await ctx.post(tx, { kind: 'staff_invitation', recipient: email, language, data })
    return { ok: true, value: null }
  })
}
