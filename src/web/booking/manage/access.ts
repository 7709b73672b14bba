import type { Booking, CalendarFile, CancelledBooking } from '../../../contract/booking.ts'
import { call, type Result } from '../../api/client.ts'
import { leadOn } from '../../api/lead-on.ts'

export interface Credentials {
  readonly reference: string
  readonly email: string
}

/** What can be done to a booking, however somebody came to it. */
export interface Access {
  readonly read: () => Promise<Result<Booking>>
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
export function bySession(token: string, reference: string): Access {
  const params = { reference }
  return {
    read: () => asMember(token, call('getOwnBooking', { token, params })),
    cancel: (feeMinor) => asMember(token, call('cancelOwnBooking', { token, params, body: { feeMinor } })),
    calendar: () => asMember(token, call('getOwnCalendar', { token, params })),
  }
}

/** As the owner of a session; where it is not enough, the page leads on to what is. */
export async function asMember<Data>(token: string, calling: Promise<Result<Data>>): Promise<Result<Data>> {
  const result = await calling
  if (!result.ok) leadOn(token, result.error)
  return result
}
