import { removeAccount, type AccountRow } from '#store/account.ts'
import { hasCurrent } from '#store/booking.ts'
import { deleteMessagesOf } from '#store/contact.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Tx } from '#store/db.ts'
import { forgetLettersTo } from '#store/letter.ts'
import { endSubscriptions, logConsent } from '#store/newsletter.ts'
import { endQuotesOf } from '#store/quote.ts'
import { partFromOwner } from '#store/retention.ts'
import { lockManagers } from '#store/team.ts'
import type { Context } from '../../context.ts'
import { endRestriction } from './end-restriction.ts'
import { namesOf } from './owner-names.ts'
import { rememberFirstRental } from './remember-rented.ts'

type Refusal = { code: 'rental_open' | 'last_manager' }

/**
 * Erases an account that the caller has locked, with its quotes, bookings and customer: rentals that were agreed stay
 * without it, and requests that came to nothing lose who asked.
 */
export async function eraseAccount(ctx: Context, tx: Tx, account: AccountRow): Promise<Outcome<null, Refusal>> {
  const { id, email, language, customer_id: customer } = account
  // Without a manager nobody could let anybody in.
  if ((await lockManagers(tx))(id)) return { ok: false, refusal: { code: 'last_manager' } }
  if (await hasCurrent(tx, id, ctx.now())) return { ok: false, refusal: { code: 'rental_open' } }
  await endRestriction(tx, email, ctx.now())
  if (customer !== null) {
    await rememberFirstRental(ctx, tx, customer, email)
    await endQuotesOf(tx, customer)
  }
  await partFromOwner(tx, id)
  await forgetByAddress(ctx, tx, email)
  await removeAccount(tx, id)
  await ctx.post(tx, { kind: 'account_deleted', recipient: email, language, data: namesOf(account) })
  // Includes this last letter.
  await forgetLettersTo(tx, email)
  return { ok: true, value: null }
}

/** Removes messages from an address and ends its newsletter. */
export async function forgetByAddress(ctx: Context, tx: Tx, email: string): Promise<void> {
  // The proof of the consent stays as long as claims can be made.
  const at = ctx.now()
  for (const row of await endSubscriptions(tx, email, at)) await logConsent(tx, row, 'ended', at)
  await deleteMessagesOf(tx, email)
}
