import type { Booking, CancelledBooking, Charge } from '#contract/booking.ts'
import type { CalendarFile } from '#contract/calendar.ts'
import { callAsMember } from '#api/call-as-member.ts'
import { call, type Result } from '#api/call-server.ts'

export interface Credentials {
  readonly reference: string
  readonly email: string
}

/** Booking on its page. Answers to a change or a cancellation lack charges and plate. */
export type ShownBooking = Booking & { readonly charges?: readonly Charge[]; readonly plate?: string | null }

/** Acts on a booking, the same for every way by which its customer got to it. */
export interface Access {
  readonly read: () => Promise<Result<ShownBooking>>
  /** @param feeMinor the fee that was shown */
  readonly cancel: (feeMinor: number) => Promise<Result<CancelledBooking>>
  /** @param flight '' takes it back */
  readonly setFlight: (flight: string) => Promise<Result<Booking>>
  readonly setPhone: (phone: string) => Promise<Result<unknown>>
  readonly calendar: () => Promise<Result<CalendarFile>>
}

/** Access with the booking's number and email address. */
export const byCredentials = (credentials: Credentials): Access => ({
  read: () => call('lookUpBooking', { body: credentials }),
  cancel: (feeMinor) => call('cancelBooking', { body: { ...credentials, feeMinor } }),
  setFlight: (flight) => call('setFlight', { body: { ...credentials, flight } }),
  setPhone: (phone) => call('setPhone', { body: { ...credentials, phone } }),
  calendar: () => call('getBookingCalendar', { body: credentials }),
})

/** Access as the owner, who is signed in. */
export function bySession(reference: string): Access {
  const params = { reference }
  return {
    read: () => callAsMember('getOwnBooking', { params }),
    cancel: (feeMinor) => callAsMember('cancelOwnBooking', { params, body: { feeMinor } }),
    setFlight: (flight) => callAsMember('setOwnFlight', { params, body: { flight } }),
    setPhone: (phone) => callAsMember('setOwnPhone', { params, body: { phone } }),
    calendar: () => callAsMember('getOwnCalendar', { params }),
  }
}
