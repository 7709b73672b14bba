import { expect, test } from 'vitest'

import { shown, shownBooking, shownSite, wordsOf } from '#support/shown.tsx'
import booking from '#content/de/booking.ts'
import type { RentalOffer } from '#contract/rental-offer.ts'
import { Review } from './offer-review.tsx'

const offer = {
  ...shownBooking,
  status: 'offered',
  phone: '+49 30 23125 900',
  address: null,
  city: null,
  missing: [],
} as unknown as RentalOffer
const review = (extras: RentalOffer['extras']) =>
  wordsOf(shown(<Review offer={{ ...offer, extras }} site={shownSite} method={null} agreement={null} />))

test('what is ordered with our offer says what its driver is liable for (D33)', () => {
  expect(review([])).toContain(booking.liability.full)
  expect(review([{ code: 'insurance', quantity: 1 }])).toContain(booking.liability.atMost.split('{deposit}')[0])
})
