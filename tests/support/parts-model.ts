/*
 * The simplest possible model of the cars of one rental (D43). The database checks the same (require_car), and tests
 * compare the two.
 */

/** A time for which a rental has a car, from one branch to another. */
export interface Part {
  since: number
  until: number
  from: number
  to: number
  car: ModelClass
}

export interface ModelClass {
  id: number
  rank: number | null
  seats: number
  automatic: boolean
}

/** Whether a car of a class may be given where another was booked: the same, or a better one. */
export const isAsGood = (given: ModelClass, booked: ModelClass): boolean =>
  given.id === booked.id ||
  (given.rank !== null &&
    booked.rank !== null &&
    given.rank > booked.rank &&
    given.seats >= booked.seats &&
    (given.automatic || !booked.automatic))

/** Whether parts cover a rental at every moment with exactly one car that is good enough, and each begins where the last ended. */
export function covers(parts: readonly Part[], rental: Part): boolean {
  for (let at = rental.since; at < rental.until; at++)
    if (parts.filter(({ since, until }) => since <= at && at < until).length !== 1) return false
  const inOrder = parts.toSorted((a, b) => a.since - b.since)
  const places = [rental.from, ...inOrder.flatMap(({ from, to }) => [from, to]), rental.to]
  return (
    inOrder.every(
      ({ since, until, car }) => since >= rental.since && until <= rental.until && isAsGood(car, rental.car),
    ) && places.every((place, index) => index % 2 === 1 || places[index + 1] === place)
  )
}
