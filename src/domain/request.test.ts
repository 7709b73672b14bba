import { expect, it } from 'vitest'

import { toInstant } from './period.ts'
import { decisionBy } from './request.ts'

it.each([
  ['keeps its car for 48 hours', '2026-06-10T10:00', '2026-06-01T08:15', '2026-06-03T08:15'],
  ['is decided by its pick-up where that comes first', '2026-06-10T10:00', '2026-06-10T07:30', '2026-06-10T10:00'],
  ['counts real hours when the clocks change', '2026-04-10T10:00', '2026-03-28T10:00', '2026-03-30T11:00'],
])('%s: pick-up %s, sent %s, by %s', (_what, start, sent, by) => {
  expect(decisionBy(toInstant(sent), start, 48)).toEqual(toInstant(by))
})
