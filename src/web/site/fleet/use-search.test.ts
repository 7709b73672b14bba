import { beforeEach, expect, test } from 'vitest'

import { tabQuote } from '#booking/quote/tab-quote.ts'
import { emptyTab, writeTab } from '#api/tab-storage.ts'
import { heldQuoteId } from './use-search.ts'

beforeEach(emptyTab)

test('is the quote that the booking form keeps', () => {
  expect(heldQuoteId()).toBeUndefined()
  const id = crypto.randomUUID()
  tabQuote.write({ id, wish: '"id":"x"', totalMinor: 1, member: crypto.randomUUID(), bookingKey: 'k' })
  expect(heldQuoteId()).toBe(id)
  tabQuote.clear()
  expect(heldQuoteId()).toBeUndefined()
})

test.each(['nonsense', '{"id":"1"}', 'null'])('is none where nonsense is stored: %s', (text) => {
  writeTab('booking-quote', text)
  expect(heldQuoteId()).toBeUndefined()
})
