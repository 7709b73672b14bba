import { readTab } from './tab-storage.ts'

/**
 * The quote that the booking form keeps in this tab (booking/quote/tab-quote.ts). Whoever asks what is free says it as well:
 * the last car would otherwise be taken for the one visitor who holds it.
 */
export function heldQuoteId(): string | undefined {
  // An id alone is looked for, not parsed: with anything else the server would refuse the whole question.
  return /"id":"([\da-f-]{36})"/.exec(readTab('booking-quote') ?? '')?.[1]
}
