import { createContext, use } from 'react'

import type { SiteData } from '#contract/site.ts'
import type { DateProblems } from '../dates/date-problems.ts'
import type { Trip } from './trip.ts'

/** A trip that is being filled in, in the four-step form or to change a booking. */
export interface TripForm {
  readonly site: SiteData
  readonly now: Date
  readonly trip: Trip
  readonly dateProblems: DateProblems
  /** Changes the trip within the page; `push` lets the browser's Back undo it. */
  readonly change: (patch: Partial<Trip>, how?: 'push' | 'replace') => void
}

export const TripContext = createContext<TripForm | null>(null)

export function useTrip(): TripForm {
  const form = use(TripContext)
  if (!form) throw new Error('useTrip must be used inside a form about a trip')
  return form
}
