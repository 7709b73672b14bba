import type { StaffBooking } from '#contract/staff-bookings.ts'
import { driversOf, type TypedDriver } from './change-drivers-form.tsx'
import { wishOf } from './change-wish.ts'

/** Change that brings a booking back to the terms that it has now. */
export function changeBack(booking: StaffBooking) {
  const { extras, ...terms } = wishOf(booking)
  return { ...terms, extras: extras.map((extra) => ({ ...extra })), totalMinor: booking.price.totalMinor }
}

/** Additional drivers as a booking has them now, for the way back from others: those who go then come anew. */
export const driversBack = (booking: StaffBooking, after: readonly TypedDriver[]) =>
  driversOf(booking).map(({ kept: _kept, id, ...told }) =>
    after.some((one) => one.id === id) ? { id, ...told } : told,
  )

/** Names of drivers whose licence number a change drops or replaces. The page has never had it, so it cannot return. */
export const losingPapers = (booking: StaffBooking, after: readonly TypedDriver[]): string[] =>
  driversOf(booking)
    .filter(({ id, kept }) => kept && !after.some((one) => one.id === id && one.licenseNumber === undefined))
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
