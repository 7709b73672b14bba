import type { StaffBooking } from '#contract/staff-bookings.ts'
import type { Result } from '#api/call-server.ts'
import { useTellBack } from '../frame/take-back.ts'
import { useBookingCalls, type BookingCall } from './booking-call.ts'

/**
 * Takes an act on a booking back by its opposite, unless somebody has changed the booking since. Says which it was.
 * @returns the way back from the booking as the act left it
 */
export function useTakeBack() {
  const tell = useTellBack()
  const on = useBookingCalls()
  return (opposite: (act: BookingCall) => Promise<Result<StaffBooking>>) => (after: StaffBooking) => async () =>
    tell(await opposite(on(after)))
}
