import type { Caller } from '#domain/actor.ts'
import type { CustomerId } from '#domain/ids.ts'
import { assertMay } from '#domain/rights.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import { moveBookings } from '#store/booking-address.ts'
import { listAllOwned } from '#store/booking.ts'
import { lockAccount, moveAccount, type AccountRow } from '#store/account.ts'
import { lockCustomerOf, setRentedBefore } from '#store/customer.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction, type Tx } from '#store/db.ts'
import {
  confirmEmailChange as takeLink,
  endEmailChanges,
  findEmailChangeLink,
  type EmailChangeRow,
} from '#store/email-change.ts'
import { hasGuestRental } from '#store/loyalty.ts'
import { endSubscriptions, logConsent } from '#store/newsletter.ts'
import { hasRented, rentedBefore } from '#store/rented-address.ts'
import { deleteSessionsOf } from '#store/session.ts'
import { hashToken } from '#secrets/token.ts'
import type { Context } from '../context.ts'
import { namesOf } from './steps/owner-names.ts'
import { rememberFirstRental } from './steps/remember-rented.ts'
import { revokeLinks } from './steps/revoke-links.ts'

type Confirmed = Outcome<{ changed: boolean }, { code: 'link_invalid' }>

const UNIQUE_VIOLATION = '23505'

/**
 * Confirms a change of address from one of the two mailboxes, with the token of its letter, which it uses up. Once both
 * have confirmed, the address of the account changes. @returns whether it has changed
 */
export async function confirmEmailChange(ctx: Context, actor: Caller, token: string): Promise<Confirmed> {
  assertMay(actor, 'confirmEmailChange')
  const hash = hashToken(token)
  try {
    return await transaction(ctx, actor, 'confirmEmailChange', (tx) => confirm(ctx, tx, hash))
  } catch (error) {
    // The address has just been registered and confirmed by the owner of its mailbox.
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error
    return { ok: false, refusal: { code: 'link_invalid' } }
  }
}

async function confirm(ctx: Context, tx: Tx, hash: Buffer): Promise<Confirmed> {
  const link = await findEmailChangeLink(tx, hash, ctx.now())
  if (link === undefined) return { ok: false, refusal: { code: 'link_invalid' } }
  // Locks bookings, then the customer, then the account, as everywhere, and checks the link again.
  await listAllOwned(tx, link.accountId, { lock: true })
  const customer = await lockCustomerOf(tx, link.accountId)
  const account = await lockAccount(tx, link.accountId)
  const change = account && (await takeLink(tx, hash, link.mailbox, ctx.now()))
  if (change === undefined) return { ok: false, refusal: { code: 'link_invalid' } }
  if (change.old_confirmed_at === null || change.new_confirmed_at === null) {
    return { ok: true, value: { changed: false } }
  }
  return await finish(ctx, tx, { account: account!, customer }, change)
}

/**
 * Whether the discount on the first rental stays used whatever becomes of the customer's own bookings. Those stay in
 * the account and are checked each time, so that the discount comes back if one is cancelled (D24). Bookings made with
 * the old address without signing in cannot be found by the new one.
 */
async function countsForGood(
  ctx: Context,
  tx: Tx,
  customer: CustomerId,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  return (
    (await rentedBefore(tx, customer)) ||
    (await hasGuestRental(tx, from)) ||
    (await hasRented(tx, ctx.sealer.fingerprint(to.toLowerCase()), customer))
  )
}

interface Owner {
  account: AccountRow
  /** Undefined if the owner of the account is no customer. */
  customer: CustomerId | undefined
}

async function finish(ctx: Context, tx: Tx, { account, customer }: Owner, change: EmailChangeRow): Promise<Confirmed> {
  const at = ctx.now()
  const { new_email: email } = change
  const address = { from: account.email, to: email, at }
  if (customer !== undefined) {
    const rented = await countsForGood(ctx, tx, customer, address)
    await rememberFirstRental(ctx, tx, customer, account.email)
    await setRentedBefore(tx, customer, rented)
    await moveBookings(tx, customer, address)
  }
  if (!(await moveAccount(tx, account.id, { email, at }))) return { ok: false, refusal: { code: 'link_invalid' } }
  await endEmailChanges(tx, account.id, at)
  await revokeLinks(tx, account.id, at)
  await deleteSessionsOf(tx, account.id, change.session_id)
  // Consent was proven for the old mailbox only.
  for (const row of await endSubscriptions(tx, account.email, at)) await logConsent(tx, row, 'ended', at)
  await recordAccountEvent(tx, account.id, 'email_changed', {})
  const about = { kind: 'email_changed', language: account.language } as const
  const names = namesOf(account)
  await ctx.post(
    tx,
    { ...about, recipient: account.email, data: { ...names, mailbox: 'old', newEmail: email } },
    { ...about, recipient: email, data: { ...names, mailbox: 'new', newEmail: email } },
  )
  return { ok: true, value: { changed: true } }
}
