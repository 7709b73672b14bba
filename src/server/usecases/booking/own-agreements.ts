import type { AccountOwner } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { listAgreements, listOwnedAgreed, type AgreementRow } from '#store/agreement.ts'
import { type BookingRow } from '#store/booking.ts'
import { findByReference } from '#store/visible-booking.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Context } from '../context.ts'
import { keepAgreement } from './steps/agreement.ts'

const PAGE = 20

export interface AgreementsPage {
  /** Each booking with all versions of its agreement, the newest first. */
  rentals: { booking: BookingRow; agreements: AgreementRow[] }[]
  /** The booking after which the next page begins; null on the last. */
  next: string | null
}

/** A page of a customer's own agreements; one that is not written yet is written now. */
export async function ownAgreements(
  ctx: Context,
  actor: AccountOwner,
  input: { after?: string | undefined; booking?: string | undefined },
): Promise<Outcome<AgreementsPage, { code: 'booking_not_found' }>> {
  assertMay(actor, 'ownAgreements')
  const { booking: only } = input
  let after: BookingRow | null = null
  if (input.after !== undefined) {
    const last = await findByReference(ctx.db, actor, { reference: input.after })
    if (last === undefined) return { ok: false, refusal: { code: 'booking_not_found' } }
    after = last
  }
  const found = await listOwnedAgreed(ctx.db, actor.account, { after, only, limit: PAGE + 1 })
  const bookings = found.slice(0, PAGE)
  for (const booking of bookings) await keepAgreement(ctx, booking)
  const agreements = Map.groupBy(
    await listAgreements(
      ctx.db,
      bookings.map(({ id }) => id),
    ),
    ({ booking_id }) => booking_id,
  )
  const rentals = bookings.map((booking) => ({ booking, agreements: agreements.get(booking.id) ?? [] }))
  return { ok: true, value: { rentals, next: found.length > PAGE ? bookings.at(-1)!.reference : null } }
}
