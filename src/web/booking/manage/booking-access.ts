import type { Booking, CancelledBooking, Charge } from '#contract/booking.ts'
import type { CalendarFile } from '#contract/calendar.ts'
import { callAsMember } from '#api/call-as-member.ts'
import { call, type Result } from '#api/client.ts'

export interface Credentials {
  readonly reference: string
  readonly email: string
}

/** A booking on its page; what was just changed or cancelled comes without the rest. */
export type ShownBooking = Booking & { readonly charges?: readonly Charge[]; readonly plate?: string | null }

/** What can be done to a booking, however somebody came to it. */
export interface Access {
  readonly read: () => Promise<Result<ShownBooking>>
  /** @param feeMinor the fee that was shown */
  readonly cancel: (feeMinor: number) => Promise<Result<CancelledBooking>>
  readonly calendar: () => Promise<Result<CalendarFile>>
}

/** With its number and its e-mail address. */
export const byCredentials = (credentials: Credentials): Access => ({
  read: () => call('lookUpBooking', { body: credentials }),
  cancel: (feeMinor) => call('cancelBooking', { body: { ...credentials, feeMinor } }),
  calendar: () => call('getBookingCalendar', { body: credentials }),
})

/** As its owner, who is signed in. */
export function bySession(reference: string): Access {
  const params = { reference }
  return {
    read: () => callAsMember('getOwnBooking', { params }),
    cancel: (feeMinor) => callAsMember('cancelOwnBooking', { params, body: { feeMinor } }),
    calendar: () => callAsMember('getOwnCalendar', { params }),
  }
}
