import type { Booking } from '#contract/booking.ts'
import { isUnordered } from '../manage/unordered.ts'

/** What is still to come or under way, in the order of the page. */
export const currentSections = ['active', 'requested', 'upcoming'] as const
export type CurrentSection = (typeof currentSections)[number]

/** Where a booking of the current ones stands. */
export function sectionOf({ status }: Booking): CurrentSection {
  if (status === 'active') return status
  return isUnordered(status) ? 'requested' : 'upcoming'
}
