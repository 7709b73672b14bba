import type { Branch } from '#contract/site.ts'
import { addMonths } from '#domain/local-time.ts'
import { dropoffSlot, pickupSlot, type DropoffSlot, type PickupSlot } from '#domain/opening-hours.ts'
import { dateOf, moveStart, TIME_OPTIONS, timeOf, toLocal } from '#domain/period.ts'
import type { LocalDate, LocalDateTime } from '#domain/period.ts'
import { useTrip } from '../flow/trip-context.ts'
import type { BranchId } from '../flow/trip.ts'
import { useClosedDays } from '#rental/closed-days.ts'
import { endingTime, lastDropoff, startingTime } from './default-time.ts'
import { dateProblems } from './date-problems.ts'
import type { SlotOption } from './time-field.tsx'

/** One end of the rental, as step 1 shows and changes it by the rules of the specification's section 5. */
export interface End {
  readonly branch: Branch | undefined
  readonly local: LocalDateTime | undefined
  readonly slot: PickupSlot | DropoffSlot | undefined
  readonly options: readonly SlotOption[]
  readonly disabled: boolean
  readonly min: LocalDate
  readonly max: LocalDate
  /** Why a day is of no use although it can be chosen. */
  readonly closed?: ((date: LocalDate) => string | undefined) | undefined
  readonly pickBranch: (id: BranchId) => void
  readonly pickDate: (date: LocalDate) => void
  readonly pickTime: (time: string) => void
}

export function usePickup(): End {
  const { site, trip, now, change } = useTrip()
  const today = dateOf(toLocal(now))
  const branch = site.branches.find(({ id }) => id === trip.pickup)
  const date = trip.start && dateOf(trip.start)
  const possible = (start: string) => !('start' in dateProblems({ ...trip, start }, site, now))
  const inTime = (start: string) => !('start' in dateProblems({ ...trip, pickup: undefined, start }, site, now))
  const closed = useClosedDays(branch)
  return {
    branch,
    local: trip.start,
    slot: branch && trip.start ? pickupSlot(branch.calendar, trip.start) : undefined,
    options: TIME_OPTIONS.map((time) => {
      if (!date || !branch) return { slot: plain(time), gone: null }
      const local = `${date}T${time}`
      return { slot: pickupSlot(branch.calendar, local), gone: inTime(local) ? null : 'past' }
    }),
    disabled: false,
    min: today,
    max: addMonths(today, site.rules.horizonMonths),
    closed,
    // Both branches are the same until the visitor says otherwise. A keyboard steps through the list of branches, so
    // the second one comes after the first was chosen already.
    pickBranch: (id) => change({ pickup: id, dropoff: trip.dropoff === trip.pickup ? id : trip.dropoff }),
    pickDate: (day) => {
      const moved = moveStart({ start: trip.start, end: trip.end }, day)
      change({ ...moved, start: trip.start ? moved.start : startingTime(day, possible) })
    },
    pickTime: (time) => {
      if (date) change({ start: `${date}T${time}` })
    },
  }
}

export function useDropoff(): End {
  const { site, trip, now, change } = useTrip()
  const today = dateOf(toLocal(now))
  const { start } = trip
  const branch = site.branches.find(({ id }) => id === trip.dropoff)
  const date = trip.end && dateOf(trip.end)
  const from = start && dateOf(start)
  return {
    branch,
    local: trip.end,
    slot: branch && trip.end ? dropoffSlot(branch.calendar, trip.end) : undefined,
    options: TIME_OPTIONS.map((time) => {
      if (!date || !branch) return { slot: plain(time), gone: null }
      const local = `${date}T${time}`
      return {
        slot: dropoffSlot(branch.calendar, local),
        gone: start !== undefined && local <= start ? 'before' : null,
      }
    }),
    disabled: !start,
    min: from && from > today ? from : today,
    max: lastDropoff(from ?? addMonths(today, site.rules.horizonMonths), site.rules.maxDays),
    pickBranch: (id) => change({ dropoff: id }),
    pickDate: (day) => {
      if (start) change({ end: trip.end ? `${day}T${timeOf(trip.end)}` : endingTime(day, start) })
    },
    pickTime: (time) => {
      if (date) change({ end: `${date}T${time}` })
    },
  }
}

const plain = (time: string) => ({ time, status: 'open', feeMinor: 0 }) as const
