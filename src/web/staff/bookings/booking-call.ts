import { useQueryClient } from '@tanstack/react-query'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import { callAsMember } from '#api/call-as-member.ts'
import type { Answer, Arguments, CallOptions, Result } from '#api/call-server.ts'
import { memberKey } from '#api/server-state.tsx'
import { useAuth } from '#api/session.tsx'
import type { CallName } from '#paths/index.ts'

/** Calls that act on a booking and answer with it. */
export type ActName = {
  [Name in CallName]: Answer<Name> extends StaffBooking ? (Name extends 'getStaffBooking' ? never : Name) : never
}[CallName]

type Given<Name extends ActName> = Omit<NonNullable<CallOptions<Name>['body']>, 'version'>
type More<Name extends ActName> = Omit<NonNullable<CallOptions<Name>['params']>, 'reference'>

type State = Pick<StaffBooking, 'reference' | 'version'>
export type BookingCall = ReturnType<ReturnType<typeof useBookingCalls>>

/**
 * Acts on a booking with the version that is shown. What comes back is shown at once; where somebody was first, the
 * booking is fetched anew, so that the page tells what they did.
 */
export const useBookingCall = (booking: State): BookingCall => useBookingCalls()(booking)

/** The same for whichever state of a booking is given. */
export function useBookingCalls() {
  const client = useQueryClient()
  const owner = useAuth().session?.user.id
  return ({ reference, version }: State) => {
    const key = memberKey(owner, 'getStaffBooking', { params: { reference } })
    return async <Name extends ActName>(
      name: Name,
      body: Given<Name>,
      ...[more]: keyof More<Name> extends never ? [] : [more: More<Name>]
    ): Promise<Result<StaffBooking>> => {
      const carried = name === 'removeStaffNote' ? { query: { version } } : { body: { version, ...body } }
      const options = { params: { reference, ...more }, ...carried }
      const result = (await callAsMember(name, ...([options] as unknown as Arguments<Name>))) as Result<StaffBooking>
      if (result.ok) client.setQueryData(key, result.data)
      else if (result.error.code === 'booking_changed') await client.refetchQueries({ queryKey: key })
      void client.invalidateQueries({ queryKey: memberKey(owner, 'getStaffBookings') })
      void client.invalidateQueries({ queryKey: memberKey(owner, 'getStaffRequests') })
      return result
    }
  }
}
