import { useTranslations } from 'use-intl'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import { useErrorText } from '#api/error-text.ts'
import type { Result } from '#api/call-server.ts'
import { useToast } from '../frame/toast.tsx'
import { useBookingCalls, type BookingCall } from './booking-call.ts'

/**
 * Takes an act on a booking back by its opposite, unless somebody has changed the booking since. Says which it was.
 * @returns the way back from the booking as the act left it
 */
export function useTakeBack() {
  const t = useTranslations('staff')
  const say = useErrorText()
  const toast = useToast()
  const on = useBookingCalls()
  return (opposite: (act: BookingCall) => Promise<Result<StaffBooking>>) => (after: StaffBooking) => async () => {
    const result = await opposite(on(after))
    toast({ words: result.ok ? t('takenBack') : t('stays', { reason: say(result.error) }) })
  }
}
