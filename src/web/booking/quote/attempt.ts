import type { Wish } from '../flow/trip.ts'
import { tabValue } from '#api/tab-value.ts'

/** A call for a quote whose answer may have been lost: asked again with the same key it gives the same quote. */
export interface Attempt {
  readonly wish: Wish
  /** The account that asked (D24). */
  readonly member: string | null
  /** The quote that was held before. */
  readonly replaces?: string | undefined
  readonly key: string
  /** When a hold that began with this call is over, by the browser's clock: nothing is left to be found again then. */
  readonly until: number
}

/** It outlives the page: otherwise whoever loads it anew would find their own car taken by themselves. */
export const openAttempt = tabValue<Attempt | null>('booking-attempt', 1, null)
