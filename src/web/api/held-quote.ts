import { readTab } from './tab-storage.ts'

/**
 * Id of the quote that the booking form keeps in this tab (booking/quote/tab-quote.ts). Questions for free cars carry it:
 * otherwise the last car would look taken to the one visitor who holds it.
 */
export function heldQuoteId(): string | undefined {
  // Matched as an id instead of parsed, because the server would refuse the whole question for anything else.
  return /"id":"([\da-f-]{36})"/.exec(readTab('booking-quote') ?? '')?.[1]
}
