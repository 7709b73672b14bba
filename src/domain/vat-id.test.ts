import { expect, test } from 'vitest'

import { isVatId, tidyVatId } from './vat-id.ts'

test.each([
  'DE123456789',
  'de 123 456 789',
  'ATU12345678',
  'FR XX 123456789',
  'NL123456789B01',
  'ESX1234567L',
  'IE1234567WA',
  'EL123456789',
  'XI123456789',
  'SE123456789001',
])('%s has the form of a VAT number', (typed) => {
  expect(isVatId(tidyVatId(typed))).toBe(true)
})

test.each([
  'DE12345678',
  'DE1234567890',
  '123456789',
  'GB123456789',
  'AT12345678',
  'SE123456789002',
  'DE',
  '',
  'XX123',
])('%j has not', (typed) => {
  expect(isVatId(tidyVatId(typed))).toBe(false)
})
