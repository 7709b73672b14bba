import { addDays, dateOf, toInstant, toLocal } from '#domain/period.ts'
import type { BranchCalendar } from '#domain/opening-hours.ts'
import type { Rental } from './planned-rental.ts'
import { nextOpen } from './times.ts'

/** Number of the members who may rent for each company. */
export const RENTERS = 2

/** Rentals for companies, in days from today: two are over, one is under way, and one is still to come. */
const rentals = [
  { name: 'light', business: 1, turn: 0, from: -16, until: -14 },
  { name: 'site.over', business: 0, turn: 0, from: -8, until: -5 },
  { name: 'site.out', business: 0, turn: 1, from: -2, until: 2 },
  { name: 'site.ahead', business: 0, turn: 0, from: 6, until: 9 },
] as const

/** Rentals that companies pay, one after the other with one car's worth of a class at a branch. */
export function businessRentals(
  { classId, branch, calendar }: { classId: number; branch: number; calendar: BranchCalendar },
  now: Date,
) {
  const today = dateOf(toLocal(now))
  const open = (days: number, time: string) => nextOpen(calendar, toInstant(`${addDays(today, days)}T${time}`))
  return rentals.flatMap(({ name, business, turn, from, until }) => {
    const [start, end] = [open(from, '08:00'), open(until, '16:00')]
    if (start === null || end === null) return []
    return {
      name,
      classId,
      pickup: branch,
      start,
      end,
      business,
      renter: business * RENTERS + turn,
      origin: 'phone' as const,
      extras: [{ code: 'insurance', quantity: 1 }],
    } satisfies Partial<Rental>
  })
}
