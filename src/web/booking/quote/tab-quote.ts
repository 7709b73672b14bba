import { tabValue } from '#api/tab-value.ts'

/** The quote of this tab. Its id is what a booking is made with, so it stays out of the address. */
export interface TabQuote {
  readonly id: string
  /** What it was asked for. */
  readonly wish: string
  readonly totalMinor: number
  /** The account it was priced for (D24): whoever signs in or out gets a price of their own. */
  readonly member: string | null
  /** One per quote and for good: a double click, a retry or a reload cannot book twice with it. */
  readonly bookingKey: string
}

export const tabQuote = tabValue<TabQuote | null>('booking-quote', 1, null)
