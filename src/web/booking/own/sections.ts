import type { Booking } from '../../../contract/booking.ts'

/** What is still to come or under way, in the order of the page. */
export const currentSections = ['active', 'requested', 'upcoming'] as const
export type CurrentSection = (typeof currentSections)[number]

/** Where a booking of the current ones stands. */
export function sectionOf({ status }: Booking): CurrentSection {
  return status === 'active' || status === 'requested' ? status : 'upcoming'
}
