import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import { callAsMember } from '#api/call-as-member.ts'
import type { Answer } from '#api/call-server.ts'
import { answerOf, memberKey } from '#api/server-state.tsx'
import { useAuth } from '#api/session.tsx'
import { useLive } from '../frame/live.tsx'
import { isMoment } from '../ui/typed-moment.ts'
import { areReadable, driversOf, type TypedDriver } from './change-drivers-form.tsx'

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

export const wishOf = ({ pickup, dropoff, start, end, vehicle, crossBorder, extras }: StaffBooking): Wish => ({
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

/**
 * Entries over the terms that hold: a term that only a colleague has changed meanwhile is not taken back.
 */
function useEdits(booking: StaffBooking) {
  const [seen] = useState(() => wishOf(booking))
  const [edits, setEdits] = useState<Partial<Omit<Wish, 'extras'>>>({})
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  const now = wishOf(booking)
  const wish: Wish = { ...now, ...edits, extras: counted(now.extras, counts) }
  const set = ({ extras, ...more }: Partial<Wish>) => {
    setEdits({ ...edits, ...more })
    if (extras === undefined) return
    const codes = [...wish.extras, ...extras].map(({ code }) => code)
    const touched = codes.filter((code) => countOf(extras, code) !== countOf(wish.extras, code))
    setCounts({ ...counts, ...Object.fromEntries(touched.map((code) => [code, countOf(extras, code)])) })
  }
  /** Terms that were entered, and that somebody else has changed meanwhile. */
  const theirs = (Object.keys(edits) as (keyof typeof edits)[]).filter((name) => seen[name] !== now[name])
  return { wish, set, theirs: new Set(theirs) }
}

const countOf = (extras: Wish['extras'], code: string): number =>
  extras.find((extra) => extra.code === code)?.quantity ?? 0

const counted = (extras: Wish['extras'], counts: Readonly<Record<string, number>>): Wish['extras'] =>
  [
    ...extras.map(({ code, quantity }) => ({ code, quantity: counts[code] ?? quantity })),
    ...Object.entries(counts).flatMap(([code, quantity]) => (countOf(extras, code) > 0 ? [] : [{ code, quantity }])),
  ].filter(({ quantity }) => quantity > 0)

/** Whether a change says when, and whose papers end when: the server is not asked about what was typed and is no day. */
export const isReadable = ({ start, end }: Pick<Wish, 'start' | 'end'>, drivers: readonly TypedDriver[]): boolean =>
  isMoment(start) && isMoment(end) && areReadable(drivers)

/** Change that is being entered, and what the server says about it: it makes and undoes each one. */
export function useChange(booking: StaffBooking, withDrivers: boolean) {
  const owner = useAuth().session?.user.id
  const { wish, set, theirs } = useEdits(booking)
  const [drivers, setDrivers] = useState<readonly TypedDriver[]>(() => driversOf(booking))
  const count = wish.extras.find(({ code }) => code === DRIVER)?.quantity ?? 0
  const named = drivers.slice(0, count)
  const body = {
    ...wish,
    extras: wish.extras.map((extra) => ({ ...extra })),
    ...(withDrivers && { drivers: named.map(({ kept: _kept, ...told }) => told) }),
  }
  const unchanged = same(wish, wishOf(booking)) && same(named, driversOf(booking).slice(0, count))
  const asks = !unchanged && isReadable(wish, named)
  const { reference, version } = booking
  const trial = useQuery<Tried>({
    queryKey: memberKey(owner, 'tryStaffChange', reference, version, body),
    enabled: asks,
    placeholderData: (before) => before,
    staleTime: 5_000,
    queryFn: async ({ signal }) =>
      await answerOf(callAsMember('tryStaffChange', { params: { reference }, body: { version, ...body }, signal })),
  })
  // A try that got no answer is made again once the line is back.
  useLive([], ['tryStaffChange'])
  const asking = asks && (trial.isPlaceholderData || trial.isFetching)
  const tried = asks ? trial.data : undefined
  return {
    wish,
    set,
    theirs,
    drivers,
    setDrivers,
    count,
    body,
    tried,
    offers: trial.data?.offers ?? [],
    asking,
    failed: trial.error && { error: trial.error.error, again: () => void trial.refetch() },
    /** New total, once the server has said that this change is possible. */
    totalMinor: tried?.verdict.possible === true && !asking ? tried.verdict.totalMinor : null,
  }
}
