import type { SignInChange } from '#domain/account-event.ts'
import type { AccountRow } from '#store/account.ts'
import type { Tx } from '#store/db.ts'
import type { Context } from '../../context.ts'

/** Tells the owner of an account how it is opened from now on: it may be somebody else who changed that. */
export async function tellOwner(ctx: Context, tx: Tx, account: AccountRow, what: SignInChange): Promise<void> {
  const { email, language, first_name: firstName } = account
  await ctx.post(tx, { kind: 'sign_in_changed', recipient: email, language, data: { firstName, what } })
}
