import type { BusinessRules } from '#domain/rules.ts'
import type { BookingRow } from '#store/booking.ts'
import type { QuoteRow } from '#store/quote.ts'
import type { Db } from '#store/db.ts'
import { lowestStock, type Absence } from '#store/stock.ts'
import { absenceOf } from './absence.ts'

/** The lowest number of cars by class. */
export interface FreeStock {
  asked: ReadonlyMap<number, number>
  /** Of a one-way rental that is not possible with every class: as if it ended where it begins. */
  returned: ReadonlyMap<number, number> | null
}

/** What the asker has: their quote, or a booking that is to be changed. */
type Own = BookingRow | QuoteRow
type Trip = Parameters<typeof absenceOf>[0]

/** What is free for a trip, to whoever has `own`. */
export async function freeStock(db: Db, trip: Trip, own: Own | undefined, rules: BusinessRules): Promise<FreeStock> {
  const asked = await freeDuring(db, absenceOf(trip, rules), own, rules)
  const whole = trip.pickup === trip.dropoff || [...asked.values()].every((low) => low > 0)
  const there = { ...trip, dropoff: trip.pickup }
  return { asked, returned: whole ? null : await freeDuring(db, absenceOf(there, rules), own, rules) }
}

/**
 * The lowest number of cars by class during a absence. The asker's own rental is left out: they would give it up for what
 * they ask about, so to them its car is free. @param own their hold, or a booking that is to be changed
 */
async function freeDuring(
  db: Db,
  absence: Absence,
  own: Own | undefined,
  rules: BusinessRules,
): Promise<Map<number, number>> {
  const stock = await lowestStock(db, absence)
  if (own?.pickup_branch !== absence.branch) return stock
  const lows = await Promise.all(
    around(absence, absenceOfRow(own, rules)).map(async ({ held, ...part }) => {
      const low = (await lowestStock(db, part)).get(own.class_id) ?? 0
      return held ? low + 1 : low
    }),
  )
  return new Map(stock).set(own.class_id, Math.min(...lows))
}

function absenceOfRow(row: Own, rules: BusinessRules): Absence {
  const period = { start: row.starts_local, end: row.ends_local }
  return absenceOf({ pickup: row.pickup_branch, dropoff: row.dropoff_branch, period }, rules)
}

/** The absence in up to three parts: before, during and after their own. */
function around(absence: Absence, hold: Absence): (Absence & { held: boolean })[] {
  const end = Math.min(timeOf(absence.until), timeOf(hold.until))
  const parts = [
    { from: absence.from.getTime(), until: Math.min(hold.from.getTime(), timeOf(absence.until)), held: false },
    { from: Math.max(absence.from.getTime(), hold.from.getTime()), until: end, held: true },
    { from: Math.max(absence.from.getTime(), timeOf(hold.until)), until: timeOf(absence.until), held: false },
  ]
  return parts
    .filter(({ from, until }) => from < until)
    .map(({ from, until, held }) => ({
      branch: absence.branch,
      from: new Date(from),
      until: until === Infinity ? null : new Date(until),
      held,
    }))
}

/** An absence without an end lasts for good. */
const timeOf = (until: Date | null): number => until?.getTime() ?? Infinity
