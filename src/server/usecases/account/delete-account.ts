import type { AccountOwner } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { lockAccount, type AccountRow } from '#store/account.ts'
import { lockCustomerOf } from '#store/customer.ts'
import { listAllOwned } from '#store/booking.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import { lockQuotesOf } from '#store/quote.ts'
import type { Context } from '../context.ts'
import { askProof, type NoProof, type Proof } from './steps/ask-password-and-code.ts'
import { eraseAccount } from './steps/erase-account.ts'
import { noteDoneByOwner } from './steps/note-done-by-owner.ts'

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
    const erased = await eraseAccount(ctx, tx, account)
    // Says that somebody was erased, and not who.
    if (erased.ok)
      await noteDoneByOwner(tx, { kind: 'erasure', customer: null, language: account.language, at: ctx.now() })
    return erased
  })
}
