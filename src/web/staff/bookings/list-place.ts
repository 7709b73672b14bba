/** References of the list from which a booking was opened, for the way up and down through it. */
let last: readonly string[] = []
/** Filters of that list, as they stand in its address. */
let filters = ''

export const rememberList = (references: readonly string[], address: string): void => {
  last = references
  filters = address
}

/** Address of the list as it was left. */
export const listAddress = (): string => (filters === '' ? 'bookings' : `bookings?${filters}`)

/** Neighbours of a booking in the list from which it was opened; null if it came from elsewhere. */
export function placeOf(reference: string) {
  const at = last.indexOf(reference)
  if (at < 0 || last.length < 2) return null
  return { at: at + 1, count: last.length, before: last[at - 1], after: last[at + 1] }
}
