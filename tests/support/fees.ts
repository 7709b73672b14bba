import fc from 'fast-check'

import type { FeeFacts } from '#domain/fee.ts'

/** A rental for which no fee is charged. */
export const noFees: FeeFacts = { oneWay: false, afterHoursFeeMinor: 0, crossBorder: false }

/** A rental with any fees. */
export const anyFees: fc.Arbitrary<FeeFacts> = fc.record({
  oneWay: fc.boolean(),
  afterHoursFeeMinor: fc.constantFrom(0, 3_000),
  crossBorder: fc.boolean(),
  crossBorderFree: fc.boolean(),
})
