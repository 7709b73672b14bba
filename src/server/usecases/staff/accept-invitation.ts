import type { Caller } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { assertMay } from '#domain/rights.ts'
import { hashPassword } from '#secrets/password.ts'
import { isWeakPassword } from '#secrets/password-strength.ts'
import { hashToken } from '#secrets/token.ts'
import { transaction } from '#store/db.ts'
import { findInvitation, takeInvitation } from '#store/staff-invitation.ts'
import type { Context } from '../context.ts'
import { openPost } from './steps/open-post.ts'

interface Acceptance {
  token: string
  name: string
  /** Null from somebody whose account has a password already. */
  password: string | null
}

type Refusal = { code: 'link_invalid' | 'staff_exists' } | { code: 'weak_password'; fields: Record<string, string> }

/**
 * Accepts an invitation with the token of its link, which it uses up and which proves the address. The colleague signs in
 * with the password then, and sets up a second factor first. A weak password leaves the link in force.
 */
export async function acceptInvitation(
  ctx: Context,
  actor: Caller,
  { token, name, password }: Acceptance,
): Promise<Outcome<{ email: string }, Refusal>> {
  assertMay(actor, 'acceptInvitation')
  const tokenHash = hashToken(token)
  const invited = await findInvitation(ctx.db, tokenHash, ctx.now())
  if (invited === undefined) return { ok: false, refusal: { code: 'link_invalid' } }
  if (password !== null && (await isWeakPassword(password, [name, invited.email])))
    return { ok: false, refusal: { code: 'weak_password', fields: { password: 'weak_password' } } }
  const passwordHash = password === null ? null : await hashPassword(password)
  return await transaction(ctx, actor, 'acceptInvitation', async (tx): Promise<Outcome<{ email: string }, Refusal>> => {
    const row = await takeInvitation(tx, tokenHash, ctx.now())
    if (row === undefined) return { ok: false, refusal: { code: 'link_invalid' } }
    const { email, role, language } = row
    const post = { role, branches: row.branches ?? ('all' as const) }
    const opened = await openPost(ctx, tx, { email, name, language, passwordHash, ...post })
    return opened === false ? { ok: false, refusal: { code: 'staff_exists' } } : { ok: true, value: { email } }
  })
}
