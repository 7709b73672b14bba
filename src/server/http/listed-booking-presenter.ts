import type { ListedBooking } from '#contract/staff-bookings.ts'
import { stayStates } from '#domain/booking-status.ts'
import { vehicleOf } from '#domain/catalogue.ts'
import { isOverdue } from '#domain/yard-times.ts'
import type { ListedRow } from '#store/booking-list.ts'
import type { Catalogue } from '#store/catalogue.ts'

/** Row of a list of bookings as JSON. */
export function presentListed(row: ListedRow, catalogue: Catalogue, now: Date): ListedBooking {
  // The class is the one that was booked; the model, where the car is known, that of the plate beside it.
  const { classCode } = vehicleOf(catalogue, row.vehicle_id)
  const { name, image } = vehicleOf(catalogue, row.car_vehicle_id ?? row.vehicle_id)
  const waits = row.status === 'requested' || row.status === 'offered'
  return {
    reference: row.reference,
    status: row.status,
    customer: `${row.first_name} ${row.last_name}`.trim(),
    phone: row.phone,
    vehicle: { name, type: classCode, image },
    plate: row.plate,
    pickup: row.pickup_branch,
    dropoff: row.dropoff_branch,
    start: row.starts_local,
    end: row.ends_local,
    days: row.price.days,
    currency: row.currency,
    totalMinor: row.price.totalMinor,
    dueMinor: row.due_minor,
    papersMissing: row.papers_missing && stayStates[row.status] === 'certain',
    carOwed: row.car_owed,
    overdue: row.status === 'active' && isOverdue(row, now, catalogue.rules),
    fromDesk: row.from_desk,
    until: waits ? (row.expires_at?.toISOString() ?? null) : null,
  }
}
