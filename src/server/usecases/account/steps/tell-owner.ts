import type { SignInChange } from '#domain/account-event.ts'
import type { AccountRow } from '#store/account.ts'
import type { Tx } from '#store/db.ts'
import type { Context } from '../../context.ts'
import { namesOf } from './owner-names.ts'

/** Tells the owner that the way to open the account has changed, in case another person changed it. */
export async function tellOwner(ctx: Context, tx: Tx, account: AccountRow, what: SignInChange): Promise<void> {
  const { email, language } = account
  await ctx.post(tx, { kind: 'sign_in_changed', recipient: email, language, data: { ...namesOf(account), what } })
}
