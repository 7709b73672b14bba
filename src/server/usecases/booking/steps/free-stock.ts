import type { BusinessRules } from '#domain/rules.ts'
import type { BookingRow } from '#store/booking.ts'
import type { Db } from '#store/db.ts'
import { lowestStock, type Stay } from '#store/stock.ts'
import { stayOf } from './stay.ts'

/** The lowest number of cars by class. */
export interface FreeStock {
  asked: ReadonlyMap<number, number>
  /** Of a one-way rental that is not possible with every class: as if it ended where it begins. */
  returned: ReadonlyMap<number, number> | null
}

type Trip = Parameters<typeof stayOf>[0]

/** What is free for a trip, to whoever has `own`. */
export async function freeStock(
  db: Db,
  trip: Trip,
  own: BookingRow | undefined,
  rules: BusinessRules,
): Promise<FreeStock> {
  const asked = await freeDuring(db, stayOf(trip, rules), own, rules)
  const whole = trip.pickup === trip.dropoff || [...asked.values()].every((low) => low > 0)
  const there = { ...trip, dropoff: trip.pickup }
  return { asked, returned: whole ? null : await freeDuring(db, stayOf(there, rules), own, rules) }
}

/**
 * The lowest number of cars by class during a stay. The asker's own rental is left out: they would give it up for what
 * they ask about, so to them its car is free. @param own their hold, or a booking that is to be changed
 */
async function freeDuring(
  db: Db,
  stay: Stay,
  own: BookingRow | undefined,
  rules: BusinessRules,
): Promise<Map<number, number>> {
  const stock = await lowestStock(db, stay)
  if (own?.pickup_branch !== stay.branch) return stock
  const lows = await Promise.all(
    around(stay, stayOfRow(own, rules)).map(async ({ held, ...part }) => {
      const low = (await lowestStock(db, part)).get(own.class_id) ?? 0
      return held ? low + 1 : low
    }),
  )
  return new Map(stock).set(own.class_id, Math.min(...lows))
}

function stayOfRow(row: BookingRow, rules: BusinessRules): Stay {
  const period = { start: row.starts_local, end: row.ends_local }
  return stayOf({ pickup: row.pickup_branch, dropoff: row.dropoff_branch, period }, rules)
}

/** The stay in up to three parts: before, during and after their own. */
function around(stay: Stay, hold: Stay): (Stay & { held: boolean })[] {
  const end = Math.min(timeOf(stay.until), timeOf(hold.until))
  const parts = [
    { from: stay.from.getTime(), until: Math.min(hold.from.getTime(), timeOf(stay.until)), held: false },
    { from: Math.max(stay.from.getTime(), hold.from.getTime()), until: end, held: true },
    { from: Math.max(stay.from.getTime(), timeOf(hold.until)), until: timeOf(stay.until), held: false },
  ]
  return parts
    .filter(({ from, until }) => from < until)
    .map(({ from, until, held }) => ({
      branch: stay.branch,
      from: new Date(from),
      until: until === Infinity ? null : new Date(until),
      held,
    }))
}

/** A stay without an end lasts for good. */
const timeOf = (until: Date | null): number => until?.getTime() ?? Infinity
