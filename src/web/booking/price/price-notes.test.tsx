import { expect, test } from 'vitest'

import { shown, shownBooking, wordsOf } from '#support/shown.tsx'
import booking from '#content/de/booking.ts'
import { PriceNotes } from '#rental/price-list.tsx'

const { liability } = booking
const { price } = shownBooking
const notes = (...extras: string[]) =>
  wordsOf(shown(<PriceNotes price={price} extras={extras.map((code) => ({ code, quantity: 1 }))} />))

test('beside every price stands what a driver is liable for (D33)', () => {
  expect(notes('gps')).toContain(liability.full)
  expect(notes('insurance')).toContain(liability.atMost.split('{deposit}')[0])
  expect(notes('insurance')).toMatch(/höchstens mit 500,00\u00A0US-\$/)
  expect(notes('insurance')).not.toContain(liability.full)
})
