import { expect, test } from 'vitest'

import { keptFrom } from './retention.ts'

test.each([
  ['2034-12-31', 8, '2026-01-01'],
  ['2035-01-01', 8, '2027-01-01'],
  ['2032-12-31', 6, '2026-01-01'],
  ['2033-01-01', 6, '2027-01-01'],
])('on %s, %i whole years after the year its end, what is kept begins with %s', (today, years, from) => {
  expect(keptFrom(today, years)).toBe(from)
})
