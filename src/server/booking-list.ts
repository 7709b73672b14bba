import { toLocal } from '../domain/berlin-time.ts'
import { aligned } from './aligned.ts'
import { money } from './mail/format.ts'
import { shownEmail } from './shown-email.ts'
import type { BookingRow } from './store/booking.ts'
import type { Catalogue } from './store/catalogue.ts'

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
  total: { minor: number; currency: string }
  /** Until when a request has to be decided. */
  decideBy: string | null
}

export function listed(
  row: BookingRow,
  { vehicles, branches }: Pick<Catalogue, 'vehicles' | 'branches'>,
): ListedBooking {
  const location = (id: number) => branches.find((branch) => branch.id === id)?.name ?? `location ${id}`
  return {
    reference: row.reference ?? '',
    status: row.status,
    customer: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim(),
    email: shownEmail(row.email ?? ''),
    phone: row.phone ?? '',
    vehicle: vehicles.find((vehicle) => vehicle.id === row.vehicle_id)?.name ?? `vehicle ${row.vehicle_id}`,
    pickup: { location: location(row.pickup_branch), time: row.starts_local },
    dropoff: { location: location(row.dropoff_branch), time: row.ends_local },
    total: { minor: row.total_minor, currency: row.currency },
    decideBy: row.status === 'requested' && row.expires_at !== null ? toLocal(row.expires_at) : null,
  }
}

/** One line for each, in columns that a person can read. */
export function tableOf(bookings: readonly ListedBooking[]): string {
  const open = bookings.some((booking) => booking.decideBy !== null)
  const head = [
    ...(open ? ['DECIDE BY'] : []),
    'NUMBER',
    'CUSTOMER',
    'VEHICLE',
    'PICKUP',
    'DROP-OFF',
    'TOTAL',
    'CONTACT',
  ]
  const rows = bookings.map((booking) => [
    ...(open ? [shown(booking.decideBy ?? '')] : []),
    booking.reference,
    booking.customer,
    booking.vehicle,
    `${shown(booking.pickup.time)} ${booking.pickup.location}`,
    `${shown(booking.dropoff.time)} ${booking.dropoff.location}`,
    money(booking.total.minor, booking.total.currency, 'en'),
    `${booking.email} ${booking.phone}`,
  ])
  return aligned([head, ...rows])
}

/** '2026-12-07 10:00' */
const shown = (local: string) => local.replace('T', ' ')
