import { expect, test } from 'vitest'

import { missingFor, type Rental } from './readiness.ts'

const ready: Rental = { status: 'confirmed', documents: true, licenseExpiry: '2026-12-03', end: '2026-12-03T10:00' }

test('nothing is missing for a confirmed rental whose licence lasts through the day of return', () => {
  expect(missingFor(ready)).toEqual([])
})

test('a request needs a decision, a reservation its payment', () => {
  expect(missingFor({ ...ready, status: 'requested' })).toEqual(['decision'])
  expect(missingFor({ ...ready, status: 'pending_payment' })).toEqual(['payment'])
})

test('a licence that ends before the day of return is told, and one that is not known', () => {
  expect(missingFor({ ...ready, licenseExpiry: '2026-12-02' })).toEqual(['licence_expires'])
  expect(missingFor({ ...ready, licenseExpiry: null })).toEqual(['licence_missing'])
  expect(missingFor({ ...ready, status: 'requested', documents: false })).toEqual(['decision', 'licence_missing'])
})

test('whoever drives already has shown it', () => {
  expect(missingFor({ ...ready, status: 'active', documents: false, licenseExpiry: null })).toEqual([])
})
