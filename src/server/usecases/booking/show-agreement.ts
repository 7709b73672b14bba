import { isCompany, type Actor } from '#domain/actor.ts'
import { findBookingFor, type NoBooking } from './steps/in-booking.ts'
import { listAgreements, type AgreementRow } from '#store/agreement.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Context } from '../context.ts'
import { keepAgreement, readAgreement } from './steps/agreement.ts'

export interface AgreementsFound {
  reference: string
  /** All versions, newest first. */
  versions: AgreementRow[]
  /** The wanted version. */
  wanted: AgreementRow & { pdf: Buffer }
}

export type AgreementRefusal = NoBooking | { code: 'not_found' }

/**
 * Shows the agreement of a booking to staff or its customer; if it is not written yet, it is written now.
 * @param input.revision wanted version; the newest if missing
 */
export async function showAgreement(
  ctx: Context,
  actor: Actor,
  input: { reference: string; revision?: number | undefined },
): Promise<Outcome<AgreementsFound, AgreementRefusal>> {
  const found = await findBookingFor(ctx, actor, 'showAgreement', { reference: input.reference })
  if (!found.ok) return found
  const booking = found.value
  // A customer who has a booking by its address alone sees what letters say, and no agreement (decision 030).
  if (booking.customer_id === null && !isCompany(actor)) return { ok: false, refusal: { code: 'booking_not_found' } }
  await keepAgreement(ctx, booking)
  const versions = await listAgreements(ctx.db, [booking.id])
  const wanted = input.revision === undefined ? versions[0] : versions.find((row) => row.revision === input.revision)
  const pdf = wanted && (await readAgreement(ctx, wanted))
  if (pdf === undefined) return { ok: false, refusal: { code: 'not_found' } }
  return { ok: true, value: { reference: booking.reference, versions, wanted: { ...wanted!, pdf } } }
}
