import type { AccountOwner } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { lockAccount, removeAccount, type AccountRow } from '#store/account.ts'
import { lockCustomerOf } from '#store/customer.ts'
import { hasCurrent, listAllOwned } from '#store/booking.ts'
import { deleteMessagesOf } from '#store/contact.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction, type Tx } from '#store/db.ts'
import { forgetLettersTo } from '#store/letter.ts'
import { endSubscriptions, logConsent } from '#store/newsletter.ts'
import { endQuotesOf, lockQuotesOf } from '#store/quote.ts'
import { partFromOwner } from '#store/retention.ts'
import { lockManagers } from '#store/team.ts'
import type { Context } from '../context.ts'
import { askProof, type NoProof, type Proof } from './steps/ask-password-and-code.ts'
import { namesOf } from './steps/owner-names.ts'
import { rememberFirstRental } from './steps/remember-rented.ts'

export type DeleteAccountRefusal = NoProof | { code: 'rental_open' | 'last_manager' }
type DeleteRefusal = DeleteAccountRefusal | 'is_customer_now'

/**
 * Deletes an account with all that the law does not ask to be kept (GDPR art. 17): rentals that were agreed stay, without
 * the account; of requests that came to nothing only what was asked for stays. Not while a rental is still to come or
 * under way: then the account is needed to perform the contract.
 */
export async function deleteAccount(
  ctx: Context,
  actor: AccountOwner,
  input: Proof,
): Promise<Outcome<null, DeleteAccountRefusal>> {
  assertMay(actor, 'deleteAccount')
  const asked = await askProof(ctx, actor, 'deleteAccount', input)
  if (!asked.ok) return asked
  for (;;) {
    const outcome = await deleteProven(ctx, actor, asked.value)
    if (outcome.ok) return outcome
    const { refusal } = outcome
    if (refusal !== 'is_customer_now') return { ok: false, refusal }
  }
}

/** Refused once if the owner becomes a customer meanwhile, whose rows are locked before the account. */
async function deleteProven(
  ctx: Context,
  actor: AccountOwner,
  proven: AccountRow,
): Promise<Outcome<null, DeleteRefusal>> {
  return await transaction(ctx, actor, 'deleteAccount', async (tx): Promise<Outcome<null, DeleteRefusal>> => {
    // Quotes and bookings first, as everywhere. A booking made meanwhile waits for the customer's row, or is seen below.
    await lockQuotesOf(tx, actor.account)
    await listAllOwned(tx, actor.account, { lock: true })
    const customer = await lockCustomerOf(tx, actor.account)
    const account = await lockAccount(tx, actor.account)
    // Somebody else has just deleted it, or changed the password.
    if (account === undefined || account.password_hash !== proven.password_hash) {
      return { ok: false, refusal: { code: 'wrong_password', fields: { currentPassword: 'wrong_password' } } }
    }
    if (account.customer_id !== (customer ?? null)) return { ok: false, refusal: 'is_customer_now' }
    // Without a manager nobody could let anybody in.
    if ((await lockManagers(tx))(account.id)) return { ok: false, refusal: { code: 'last_manager' } }
    if (await hasCurrent(tx, account.id, ctx.now())) return { ok: false, refusal: { code: 'rental_open' } }
    if (customer !== undefined) {
      await rememberFirstRental(ctx, tx, customer, account.email)
      await endQuotesOf(tx, customer)
    }
    await partFromOwner(tx, account.id)
    await forgetByAddress(ctx, tx, account.email)
    await removeAccount(tx, account.id)
    const { email, language } = account
    await ctx.post(tx, { kind: 'account_deleted', recipient: email, language, data: namesOf(account) })
    // Includes this last letter.
    await forgetLettersTo(tx, email)
    return { ok: true, value: null }
  })
}

async function forgetByAddress(ctx: Context, tx: Tx, email: string): Promise<void> {
  // The proof of the consent stays as long as claims can be made.
  const at = ctx.now()
  for (const row of await endSubscriptions(tx, email, at)) await logConsent(tx, row, 'ended', at)
  await deleteMessagesOf(tx, email)
}
