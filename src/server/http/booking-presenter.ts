import { ADDRESS_MOVED } from '#domain/booking-status.ts'
import type { BookedDriver, Booking, Offer, Quote } from '#contract/booking.ts'
import type { BookingEvent } from '#contract/own-bookings.ts'
import type { Attachment } from '#words/blocks.ts'
import { missingOfDriver } from '#domain/additional-driver.ts'
import { changeablePart } from '#domain/amendment.ts'
import { chargedInAll } from '#domain/charged.ts'
import { isExtendable } from '#domain/hold.ts'
import type { BusinessRules } from '#domain/rules.ts'
import { shownEmail } from '#words/shown-email.ts'
import type { BookingEvent as EventRow, BookingRow } from '#store/booking.ts'
import type { QuoteRow } from '#store/quote.ts'
import type { Catalogue } from '#store/catalogue.ts'
import type { WholeBooking } from '#usecases/booking/show.ts'
import { previewCancellation } from '#domain/cancelling.ts'
import type { VehicleOffer } from '#usecases/booking/steps/offers.ts'
import { chargeLine } from '#domain/return-charges.ts'
import { vehicleOf } from '#domain/catalogue.ts'
import type { Context } from '#usecases/context.ts'

/** Presenters of bookings that share one moment and one catalogue for a whole answer. Rows become JSON only here. */
export async function present(ctx: Context) {
  const [catalogue, now] = [await ctx.catalogue(), ctx.now()]
  return {
    quote: (row: QuoteRow) => presentQuote(row, catalogue.rules),
    booking: (row: BookingRow) => presentBooking(row, catalogue, now),
    whole: (found: Whole) => presentWhole(found, catalogue, now),
  }
}

/** Offer as JSON. Only the fields named here leave the server. */
export function presentOffer({ vehicle, reason, price }: VehicleOffer): Offer {
  return {
    vehicleId: vehicle.id,
    name: vehicle.name,
    brand: vehicle.brand,
    type: vehicle.classCode,
    group: vehicle.acriss,
    image: vehicle.image,
    fuel: vehicle.fuel,
    transmission: vehicle.transmission,
    seats: vehicle.seats,
    luggage: vehicle.luggage,
    ac: vehicle.ac,
    features: vehicle.features,
    available: reason === null,
    reason,
    price,
  }
}

/** Quote as JSON. A price without a car is held as long as one with a car (D32). */
function presentQuote(quote: QuoteRow, { holdMinutes }: BusinessRules): Quote {
  const held = quote.state === 'held'
  return {
    id: quote.id,
    vehicleId: quote.vehicle_id,
    ...tripOf(quote),
    price: quote.price,
    expiresAt: quote.expires_at.toISOString(),
    secondsLeft: held ? quote.seconds_left : 0,
    state: quote.state,
    carKept: held && quote.stay_id !== null,
    extendable: held && isExtendable({ created: quote.created_at, expires: quote.expires_at }, holdMinutes),
  }
}

function presentBooking(row: BookingRow, catalogue: Catalogue, now: Date): Booking {
  const vehicle = vehicleOf(catalogue, row.vehicle_id)
  const cancellation = previewCancellation(row, now, catalogue.rules)
  const changeable = changeablePart(row.status, row.starts_at, now)
  return {
    reference: row.reference,
    status: row.status,
    vehicle: { id: vehicle.id, name: vehicle.name, type: vehicle.classCode, image: vehicle.image },
    ...tripOf(row),
    flight: row.flight,
    drivers: row.drivers.map((driver) => presentDriver(driver, changeable === 'all' || row.status === 'offered')),
    customer: `${row.first_name} ${row.last_name}`,
    email: shownEmail(row.email),
    paymentMethod: row.payment_method,
    price: row.price,
    chargedMinor: chargedInAll({
      status: row.status,
      totalMinor: row.price.totalMinor,
      chargesMinor: row.charges_minor,
    }),
    createdAt: row.booked_at.toISOString(),
    revision: row.revision,
    changeable,
    decisionBy: row.status === 'requested' ? (row.expires_at?.toISOString() ?? null) : null,
    offerUntil: row.status === 'offered' ? (row.expires_at?.toISOString() ?? null) : null,
    cancellation: cancellation === null ? null : { ...cancellation, freeUntil: cancellation.freeUntil.toISOString() },
  }
}

/** Driver's name, and the fields that are missing while they can still be entered. */
const presentDriver = (
  { id, firstName, lastName, dateOfBirth, licenseExpiry, hasPapers }: BookingRow['drivers'][number],
  open: boolean,
): BookedDriver => {
  const told = {
    firstName,
    lastName,
    dateOfBirth: dateOfBirth ?? '',
    licenseNumber: hasPapers ? 'kept' : '',
    licenseExpiry: licenseExpiry ?? '',
  }
  return { id, firstName, lastName, missing: open ? missingOfDriver(told) : [] }
}

const handedOver: ReadonlySet<string> = new Set(['active', 'returned', 'closed'])

type Whole = Pick<WholeBooking, 'booking' | 'charges' | 'plate'>

/** Booking for its own page. It names a car only after the handover, because the plan may change until then. */
function presentWhole({ booking, charges, plate }: Whole, catalogue: Catalogue, now: Date) {
  const known = handedOver.has(booking.status) ? plate : null
  return { ...presentBooking(booking, catalogue, now), charges: charges.map(chargeLine), plate: known }
}

/** Causes of events as a customer sees them. */
const sides: Record<EventRow['actor_kind'], BookingEvent['by']> = {
  visitor: 'customer',
  customer: 'customer',
  system: 'time',
  staff: 'company',
  operator: 'company',
  provider: 'company',
  database: 'company',
}

/** History for the customer, without names of staff and without their notes. */
export function presentEvents(events: readonly EventRow[]): BookingEvent[] {
  return events
    .filter(({ event }) => event !== ADDRESS_MOVED)
    .map(({ at, actor_kind, from_status, to_status }) => ({
      at: at.toISOString(),
      status: from_status === to_status ? 'changed' : (to_status as Booking['status']),
      by: sides[actor_kind],
    }))
}

export const presentCalendar = ({ filename, content }: Attachment) => ({ name: filename, content: content.toString() })

type Trip = Pick<
  BookingRow,
  'pickup_branch' | 'dropoff_branch' | 'starts_local' | 'ends_local' | 'extras' | 'cross_border'
>

function tripOf(row: Trip) {
  return {
    pickup: row.pickup_branch,
    dropoff: row.dropoff_branch,
    start: row.starts_local,
    end: row.ends_local,
    extras: row.extras,
    crossBorder: row.cross_border,
  }
}
