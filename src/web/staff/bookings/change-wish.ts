import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import { callAsMember } from '#api/call-as-member.ts'
import type { Answer } from '#api/call-server.ts'
import { answerOf, memberKey } from '#api/server-state.tsx'
import { useAuth } from '#api/session.tsx'
import { driversOf, type TypedDriver } from './change-drivers-form.tsx'

/** Terms of a rental that a change can touch. */
export interface Wish {
  readonly pickup: number
  readonly dropoff: number
  readonly start: string
  readonly end: string
  readonly vehicleId: number
  readonly crossBorder: boolean
  readonly extras: readonly { readonly code: string; readonly quantity: number }[]
}

export type Tried = Answer<'tryStaffChange'>

const wishOf = ({ pickup, dropoff, start, end, vehicle, crossBorder, extras }: StaffBooking): Wish => ({
  pickup,
  dropoff,
  start,
  end,
  vehicleId: vehicle.id,
  crossBorder,
  extras: extras.map(({ code, quantity }) => ({ code, quantity })),
})

const DRIVER = 'additional_driver'

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Change that is being entered, and what the server says about it: it makes and undoes each one. */
export function useChange(booking: StaffBooking, withDrivers: boolean) {
  const owner = useAuth().session?.user.id
  const [wish, setWish] = useState(() => wishOf(booking))
  const [drivers, setDrivers] = useState<readonly TypedDriver[]>(() => driversOf(booking))
  const count = wish.extras.find(({ code }) => code === DRIVER)?.quantity ?? 0
  const named = drivers.slice(0, count)
  const body = {
    ...wish,
    extras: wish.extras.map((extra) => ({ ...extra })),
    ...(withDrivers && { drivers: named.map(({ kept: _kept, ...told }) => told) }),
  }
  const unchanged = same(wish, wishOf(booking)) && same(named, driversOf(booking).slice(0, count))
  const { reference, version } = booking
  const trial = useQuery<Tried>({
    queryKey: memberKey(owner, 'tryStaffChange', reference, version, body),
    enabled: !unchanged,
    placeholderData: (before) => before,
    staleTime: 5_000,
    queryFn: async ({ signal }) =>
      await answerOf(callAsMember('tryStaffChange', { params: { reference }, body: { version, ...body }, signal })),
  })
  const asking = !unchanged && (trial.isPlaceholderData || trial.isFetching)
  const verdict = unchanged ? undefined : trial.data?.verdict
  return {
    wish,
    set: (more: Partial<Wish>) => setWish({ ...wish, ...more }),
    drivers,
    setDrivers,
    count,
    body,
    tried: unchanged ? undefined : trial.data,
    offers: trial.data?.offers ?? [],
    asking,
    failed: trial.error,
    /** New total, once the server has said that this change is possible. */
    totalMinor: verdict?.possible === true && !asking ? verdict.totalMinor : null,
  }
}
