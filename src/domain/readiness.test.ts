import { expect, test } from 'vitest'

import { missingFor, type Rental } from './readiness.ts'

const ready: Rental = {
  status: 'confirmed',
  documents: true,
  carOwed: false,
  licenseExpiry: '2026-12-03',
  uploadedUntil: null,
  end: '2026-12-03T10:00',
}

test('nothing is missing for a confirmed rental whose licence lasts through the day of return', () => {
  expect(missingFor(ready)).toEqual([])
})

test('a request needs a decision, our offer an order, a reservation its payment', () => {
  // The licence is asked for with the order (D31).
  expect(missingFor({ ...ready, status: 'requested', documents: false, licenseExpiry: null })).toEqual(['decision'])
  expect(missingFor({ ...ready, status: 'offered', documents: false, licenseExpiry: null })).toEqual(['order'])
  expect(missingFor({ ...ready, status: 'pending_payment' })).toEqual(['payment'])
})

test('names a lost car first', () => {
  expect(missingFor({ ...ready, carOwed: true })).toEqual(['car'])
  expect(missingFor({ ...ready, carOwed: true, licenseExpiry: null })).toEqual(['car', 'licence_missing'])
})

test('names a licence that ends before the day of return, and an unknown one', () => {
  expect(missingFor({ ...ready, licenseExpiry: '2026-12-02' })).toEqual(['licence_expires'])
  expect(missingFor({ ...ready, licenseExpiry: null })).toEqual(['licence_missing'])
  expect(missingFor({ ...ready, status: 'pending_payment', documents: false })).toEqual(['payment', 'licence_missing'])
})

test('a customer under way has shown the licence', () => {
  expect(missingFor({ ...ready, status: 'active', documents: false, licenseExpiry: null })).toEqual([])
})

test('an uploaded licence says the same as its number and its validity', () => {
  const unknown = { ...ready, documents: false, licenseExpiry: null }
  expect(missingFor({ ...unknown, uploadedUntil: '2026-12-03' })).toEqual([])
  expect(missingFor({ ...unknown, uploadedUntil: '2026-12-02' })).toEqual(['licence_expires'])
  // The licence that is valid longer counts: the other has been replaced.
  expect(missingFor({ ...ready, uploadedUntil: '2026-12-02' })).toEqual([])
  expect(missingFor({ ...ready, licenseExpiry: '2026-12-01', uploadedUntil: '2035-01-01' })).toEqual([])
})
