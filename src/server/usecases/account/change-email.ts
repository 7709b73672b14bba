import type { AccountOwner } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import { findAccountByEmail, lockAccount, type AccountRow } from '#store/account.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction, type Tx } from '#store/db.ts'
import { countEmailChangesSince, endEmailChanges, insertEmailChange } from '#store/email-change.ts'
import { newToken } from '#secrets/token.ts'
import type { Context } from '../context.ts'
import { namesOf } from './steps/owner-names.ts'
import { askPassword, type AskedAgain, type WrongPassword } from './steps/own-password.ts'

const HOUR_MS = 3_600_000
const LIFETIME_MS = 48 * HOUR_MS
/** Limit of wishes by one account in an hour; each mails two letters. */
const ASKED_PER_HOUR = 3
/** Limit of letters to one new address in a day. Further ones are silently left out, to protect strangers' inboxes. */
const LETTERS_PER_DAY = 3

/** Wish for another address. The session that asks stays signed in when the change happens. */
export interface ChangeEmailInput extends AskedAgain {
  email: string
}

export type ChangeEmailRefusal = WrongPassword | { code: 'email_is_yours' } | { code: 'rate_limited' }

/**
 * Asks both mailboxes whether an account may get another address; this replaces an earlier wish. The answer does not
 * show whether the new address has an account already: then its owner is told instead, and nobody can confirm.
 */
export async function changeEmail(
  ctx: Context,
  actor: AccountOwner,
  input: ChangeEmailInput,
): Promise<Outcome<null, ChangeEmailRefusal>> {
  assertMay(actor, 'changeEmail')
  const asked = await askPassword(ctx, actor, input)
  if (!asked.ok) return asked
  return await transaction(ctx, actor, 'changeEmail', async (tx): Promise<Outcome<null, ChangeEmailRefusal>> => {
    const account = await lockAccount(tx, actor.account)
    // Meanwhile the password may have changed or the account may be gone.
    if (account === undefined || account.password_hash !== asked.value.password_hash) {
      return { ok: false, refusal: { code: 'wrong_password', fields: { currentPassword: 'wrong_password' } } }
    }
    if (account.email.toLowerCase() === input.email.toLowerCase()) {
      return { ok: false, refusal: { code: 'email_is_yours' } }
    }
    const hourAgo = new Date(ctx.now().getTime() - HOUR_MS)
    if ((await countEmailChangesSince(tx, { accountId: account.id }, hourAgo)) >= ASKED_PER_HOUR) {
      return { ok: false, refusal: { code: 'rate_limited' } }
    }
    await begin(ctx, tx, actor, account, input)
    return { ok: true, value: null }
  })
}

async function begin(
  ctx: Context,
  tx: Tx,
  actor: AccountOwner,
  account: AccountRow,
  input: ChangeEmailInput,
): Promise<void> {
  const at = ctx.now()
  const dayAgo = new Date(at.getTime() - 24 * HOUR_MS)
  const quiet = (await countEmailChangesSince(tx, { newEmail: input.email }, dayAgo)) >= LETTERS_PER_DAY
  const owner = await findAccountByEmail(tx, input.email)
  // An unconfirmed account does not count.
  const taken = owner !== undefined && owner.email_confirmed_at !== null
  const [toOld, toNew] = [newToken('old-'), newToken('new-')]
  await endEmailChanges(tx, account.id, at)
  await insertEmailChange(tx, {
    accountId: account.id,
    sessionId: actor.session,
    newEmail: input.email,
    at,
    expiresAt: new Date(at.getTime() + LIFETIME_MS),
    oldHash: toOld.hash,
    newHash: taken ? null : toNew.hash,
  })
  await recordAccountEvent(tx, account.id, 'email_change_asked', {})
  const { language } = account
  const data = { ...namesOf(account), newEmail: input.email, token: toOld.token }
  await ctx.post(tx, { kind: 'email_change_old', recipient: account.email, language, data })
  if (quiet) return
  if (taken) {
    const { email: recipient, language: theirs } = owner
    await ctx.post(tx, {
      kind: 'email_taken',
      recipient,
      language: theirs,
      data: namesOf(owner),
      unasked: true,
    })
    return
  }
  const ours = { ...namesOf(account), token: toNew.token }
  await ctx.post(tx, { kind: 'email_change_new', recipient: input.email, language, data: ours, unasked: true })
}
