import { tabValue } from '#api/tab-value.ts'
import type { Wish } from '../flow/trip.ts'

/** The quote of this tab. Its id is what a booking is made with, so it stays out of the address. */
export interface TabQuote {
  readonly id: string
  /** Wish for which it was asked. */
  readonly wish: string
  readonly totalMinor: number
  /** Account for which it was priced (D24): signing in or out brings another price. */
  readonly member: string | null
  /** Key of the order, one per quote, so that a double click, a retry or a reload cannot book twice. */
  readonly bookingKey: string
}

export const tabQuote = tabValue<TabQuote | null>('booking-quote', 1, null)

/** Call for a quote whose answer may have been lost. Repeated with the same key, it gives the same quote. */
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

/** The stored quote survives a reload: otherwise visitors would find the car taken by themselves. */
export const openAttempt = tabValue<Attempt | null>('booking-attempt', 1, null)
