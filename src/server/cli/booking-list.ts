import { toLocal } from '#domain/berlin-time.ts'
import { aligned } from './aligned.ts'
import { money } from '#words/format.ts'
import { serviceName } from '#words/price-blocks.ts'
import { wordsIn, type Words } from '#words/words.ts'
import { shownEmail } from '#words/shown-email.ts'
import type { BookingRow } from '#store/booking.ts'
import type { Catalogue } from '#store/catalogue.ts'

/** A booking or request as the command line shows it; times are Berlin wall clock. */
export interface ListedBooking {
  reference: string
  status: string
  customer: string
  email: string
  phone: string
  vehicle: string
  pickup: { location: string; time: string }
  dropoff: { location: string; time: string }
  extras: { code: string; quantity: number }[]
  crossBorder: boolean
  payment: string
  total: { minor: number; currency: string }
  /** Deadline for deciding on the request; null for a booking. */
  decideBy: string | null
  /** End of our offer; null if there is none. */
  offerUntil: string | null
}

export type Names = Pick<Catalogue, 'vehicles' | 'branches'>

export function listed(row: BookingRow, { vehicles, branches }: Names): ListedBooking {
  const location = (id: number) => branches.find((branch) => branch.id === id)?.name ?? `location ${id}`
  return {
    reference: row.reference,
    status: row.status,
    customer: `${row.first_name} ${row.last_name}`.trim(),
    email: shownEmail(row.email),
    phone: row.phone ?? '',
    vehicle: vehicles.find((vehicle) => vehicle.id === row.vehicle_id)?.name ?? `vehicle ${row.vehicle_id}`,
    pickup: { location: location(row.pickup_branch), time: row.starts_local },
    dropoff: { location: location(row.dropoff_branch), time: row.ends_local },
    extras: row.extras,
    crossBorder: row.cross_border,
    payment: row.payment_method,
    total: { minor: row.total_minor, currency: row.currency },
    decideBy: row.status === 'requested' && row.expires_at !== null ? toLocal(row.expires_at) : null,
    offerUntil: row.status === 'offered' && row.expires_at !== null ? toLocal(row.expires_at) : null,
  }
}

/** Table with one line per booking. @param words with the names that the company gave */
export function tableOf(bookings: readonly ListedBooking[], words: Words): string {
  const open = bookings.some((booking) => booking.decideBy !== null)
  const offered = bookings.some((booking) => booking.offerUntil !== null)
  const head = [
    ...(open ? ['DECIDE BY'] : []),
    ...(offered ? ['OFFER UNTIL'] : []),
    'NUMBER',
    'STATUS',
    'CUSTOMER',
    'VEHICLE',
    'PICKUP',
    'DROP-OFF',
    'EXTRAS',
    'PAYMENT',
    'TOTAL',
    'CONTACT',
  ]
  const rows = bookings.map((booking) => [
    ...(open ? [shown(booking.decideBy ?? '')] : []),
    ...(offered ? [shown(booking.offerUntil ?? '')] : []),
    booking.reference,
    booking.status,
    booking.customer,
    booking.vehicle,
    placeAndTime(booking.pickup),
    placeAndTime(booking.dropoff),
    extrasOf(booking, words),
    paymentOf(booking),
    money(booking.total.minor, booking.total.currency, 'en'),
    `${booking.email} ${booking.phone}`,
  ])
  return aligned([head, ...rows])
}

/** '2026-12-07 10:00 Berlin Airport' */
export const placeAndTime = ({ location, time }: ListedBooking['pickup']): string => `${shown(time)} ${location}`

/** 'GPS navigation, 2 × Child seat, Trips abroad'; '–' for none */
export function extrasOf({ extras, crossBorder }: ListedBooking, words: Words): string {
  const names = extras.map(({ code, quantity }) => {
    const name = serviceName(code, words)
    return quantity > 1 ? `${quantity} × ${name}` : name
  })
  return [...names, ...(crossBorder ? [words.fees.cross_border.line] : [])].join(', ') || '–'
}

export function paymentOf({ payment }: ListedBooking): string {
  const words: Readonly<Record<string, string>> = wordsIn('en').payment
  return words[payment] ?? payment
}

/** '2026-12-07 10:00' */
export const shown = (local: string): string => local.replace('T', ' ')
