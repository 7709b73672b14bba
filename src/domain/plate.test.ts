import { expect, test } from 'vitest'

import { readPlate } from './plate.ts'

test.each([
  ['B-SW 0999', 'B-SW 0999'],
  [' b-sw0999 ', 'B-SW 0999'],
  ['B  SW  0999', 'B-SW 0999'],
  ['LÖB-A 1E', 'LÖB-A 1E'],
  ['BSW 0999', null],
  ['B-SW', null],
  ['B-SW 12345', null],
  ['B-SW 0999X', null],
  ['my car', null],
  ['', null],
])('%j is read as %j', (text, plate) => {
  expect(readPlate(text)).toBe(plate)
})
