/** Guaranteed features of a class (D20), and its rank among the others. */
export interface VehicleClass {
  id: number
  code: string
  /** Null for a kind of its own, neither better nor worse than others. */
  rank: number | null
  seats: number
  transmission: 'Manual' | 'Automatic'
}

/**
 * Whether a car of a class may be given where another was booked (D43): the same, or a better one with as many seats.
 * A customer who booked an automatic gets one; the database asks for the same (require_car).
 */
export function isAsGood(given: VehicleClass, booked: VehicleClass): boolean {
  if (given.id === booked.id) return true
  if (given.rank === null || booked.rank === null || given.rank <= booked.rank) return false
  return given.seats >= booked.seats && (given.transmission === 'Automatic' || booked.transmission === 'Manual')
}
