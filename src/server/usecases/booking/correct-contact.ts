import type { Actor } from '#domain/actor.ts'
import { mayCorrectContact, mayCorrectName } from '#domain/contact-change.ts'
import { isUnordered } from '#domain/booking-status.ts'
import { mayNameFlight } from '#domain/flight.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may } from '#domain/rights.ts'
import { tellNothing } from '#store/act-log.ts'
import { amendBooking, type BookingRow } from '#store/booking.ts'
import { setContact, setCustomerName, type Contact } from '#store/booking-contact.ts'
import type { Catalogue } from '#store/catalogue.ts'
import type { Tx } from '#store/db.ts'
import { findRestriction } from '#store/restriction.ts'
import { dropOfferLinks } from '#store/offer-link.ts'
import type { Context } from '../context.ts'
import { blockOf } from '../block/steps/find-block.ts'
import { isAgreed, requireAgreement } from './steps/agreement.ts'
import { isAtAirport } from './steps/flight.ts'
import { inBooking, type ActedOn, type NoBooking } from './steps/in-booking.ts'
import { newOfferLink } from './steps/offer-link.ts'
import { offerLetter } from './steps/tell.ts'

/** How the customer of a booking is named and reached; a text of '' for what is not known. */
export interface ContactDetails {
  firstName: string
  lastName: string
  email: string
  phone: string
  flight: string
}

type Corrected = Partial<Record<keyof ContactDetails, string>>
type ContactRefusal =
  | { code: 'not_possible' | 'customer_blocked' | 'customer_restricted' }
  | { code: 'invalid_input'; fields: Record<string, 'missing'> }

/**
 * Puts right how the customer of a booking is named and reached, as a caller asks for it. Later letters go to the new
 * address, an open offer at once and with a new link: nobody orders it from the old mailbox any longer. The agreement has
 * the name, so that a new one makes a new version; of the rest it keeps what was given with it.
 */
export async function correctContact(
  ctx: Context,
  actor: Actor,
  input: ActedOn & ContactDetails,
): Promise<Outcome<null, NoBooking | ContactRefusal>> {
  if (!may(actor, 'correctContact')) return forbidden('correctContact')
  const catalogue = await ctx.catalogue()
  return await inBooking<null, ContactRefusal>(ctx, actor, 'correctContact', input, async (tx, booking) => {
    const changed = differences(booking, input)
    if (Object.keys(changed).length === 0) tellNothing(tx)
    const refusal = refusalOf(booking, input, changed, catalogue, ctx.now())
    if (refusal !== undefined) return { ok: false, refusal }
    const { email } = changed
    // A guest's restriction hangs on their address.
    if (email !== undefined && booking.email !== '' && (await findRestriction(tx, booking.email)) !== undefined)
      return { ok: false, refusal: { code: 'customer_restricted' } }
    const told = { customer: null, emails: [email ?? ''], licences: [] }
    if (email && !booking.despite_block && (await blockOf(ctx, tx, told)))
      return { ok: false, refusal: { code: 'customer_blocked' } }
    await correct(ctx, tx, booking, changed, catalogue)
    return { ok: true, value: null }
  })
}

/** Details that are not as they stand. */
function differences(booking: BookingRow, input: ContactDetails): Corrected {
  const now: ContactDetails = {
    firstName: booking.first_name,
    lastName: booking.last_name,
    email: booking.email,
    phone: booking.phone ?? '',
    flight: booking.flight ?? '',
  }
  const names = Object.keys(now) as (keyof ContactDetails)[]
  return Object.fromEntries(names.filter((name) => now[name] !== input[name]).map((name) => [name, input[name]]))
}

function refusalOf(
  booking: BookingRow,
  { email, phone }: ContactDetails,
  changed: Corrected,
  catalogue: Catalogue,
  now: Date,
): ContactRefusal | undefined {
  const { status } = booking
  const names = 'firstName' in changed || 'lastName' in changed
  const flight = mayNameFlight(status, booking.starts_at, now) && isAtAirport(booking.pickup_branch, catalogue)
  if (names && !mayCorrectName(status)) return { code: 'not_possible' }
  if ('flight' in changed && !flight) return { code: 'not_possible' }
  if (('email' in changed || 'phone' in changed) && !mayCorrectContact(status)) return { code: 'not_possible' }
  // A request is answered by mail; a customer who booked at the desk may have given a number alone.
  if ('email' in changed && email === '' && (isUnordered(status) || phone === ''))
    return { code: 'invalid_input', fields: { email: 'missing' } }
  if ('phone' in changed && phone === '' && email === '') return { code: 'invalid_input', fields: { phone: 'missing' } }
  return undefined
}

async function correct(
  ctx: Context,
  tx: Tx,
  before: BookingRow,
  { email, phone, flight, firstName, lastName }: Corrected,
  catalogue: Catalogue,
): Promise<void> {
  const named = firstName !== undefined || lastName !== undefined
  if (named) await requireAgreement(tx, before)
  const contact: Contact = {
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone: phone || null }),
    ...(flight !== undefined && { flight: flight || null }),
  }
  let booking = before
  if (Object.keys(contact).length > 0) booking = await setContact(tx, booking, contact)
  if (named) {
    const name = { first_name: firstName ?? booking.first_name, last_name: lastName ?? booking.last_name }
    booking = await setCustomerName(tx, booking, name)
    if (isAgreed(booking)) await amendBooking(tx, booking, {}, booking.price)
  }
  if (email === undefined || booking.status !== 'offered') return
  await dropOfferLinks(tx, booking.id)
  if (booking.overdue) return
  const token = await newOfferLink(tx, booking, ctx.now())
  await ctx.post(tx, offerLetter(booking, { token }, catalogue))
}
