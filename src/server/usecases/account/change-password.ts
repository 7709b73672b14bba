import type { AccountOwner } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { deviceProof } from '#secrets/known-device.ts'
import { hashPassword } from '#secrets/password.ts'
import { isWeakPassword } from '#secrets/password-strength.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import { replacePasswordHash } from '#store/account.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import { deleteSessionsOf } from '#store/session.ts'
import type { Context } from '../context.ts'
import { namesOf } from './steps/owner-names.ts'
import { askPassword, type AskedAgain, type WrongPassword } from './steps/own-password.ts'
import { revokeLinks } from './steps/revoke-links.ts'

export interface ChangePasswordInput extends AskedAgain {
  password: string
}

export type ChangePasswordRefusal = WrongPassword | { code: 'weak_password'; fields: Record<string, string> }

/**
 * Sets a new password for a member who knows the old one. All other sessions end and mailed links become void, because
 * both may be in other hands; a letter tells the owner. @returns value by which the browser is recognised (known-device.ts)
 */
export async function changePassword(
  ctx: Context,
  actor: AccountOwner,
  input: ChangePasswordInput,
): Promise<Outcome<string, ChangePasswordRefusal>> {
  assertMay(actor, 'changePassword')
  const asked = await askPassword(ctx, actor, input)
  if (!asked.ok) return asked
  const account = asked.value
  if (await isWeakPassword(input.password, [account.first_name, account.last_name, account.email])) {
    return { ok: false, refusal: { code: 'weak_password', fields: { password: 'weak_password' } } }
  }
  const passwordHash = await hashPassword(input.password)
  return await transaction(
    ctx,
    actor,
    'changePassword',
    async (tx): Promise<Outcome<string, ChangePasswordRefusal>> => {
      // A mailed link may have set another password meanwhile, so the old one is wrong now.
      const replaced = await replacePasswordHash(tx, account.id, account.password_hash!, passwordHash)
      if (!replaced) {
        return { ok: false, refusal: { code: 'wrong_password', fields: { currentPassword: 'wrong_password' } } }
      }
      await deleteSessionsOf(tx, account.id, actor.session)
      await revokeLinks(tx, account.id, ctx.now())
      await recordAccountEvent(tx, account.id, 'password_changed', {})
      const { email, language } = account
      const data = namesOf(account)
      await ctx.post(tx, { kind: 'password_changed', recipient: email, language, data })
      return { ok: true, value: deviceProof(ctx.sealer, null, { ...account, password_hash: passwordHash }) }
    },
  )
}
