import { stored } from '../stored.ts'

/** The quote of this tab. Its id is what a booking is made with, so it stays out of the address. */
export interface KeptQuote {
  readonly id: string
  /** What it was asked for. */
  readonly wish: string
  readonly totalMinor: number
  /** One per quote and for good: a double click, a retry or a reload cannot book twice with it. */
  readonly bookingKey: string
}

export const keptQuote = stored<KeptQuote | null>('booking-quote', null, (raw) => {
  const { id, wish, totalMinor, bookingKey } = raw as Record<string, unknown>
  const fine = typeof id === 'string' && typeof wish === 'string' && typeof bookingKey === 'string'
  return fine && typeof totalMinor === 'number' ? { id, wish, totalMinor, bookingKey } : null
})
