import { expect, test } from 'vitest'

import { validityProblems } from './identity.ts'

const today = '2026-11-21'

test.each([
  ['nothing is known', null, null],
  ['only one day is known', '2026-11-21', null],
  ['it was issued today and ends today', today, today],
  ['it has expired', '2010-01-01', '2020-01-01'],
])('a document is possible where %s', (_, issue, expiry) => {
  expect(validityProblems({ issue, expiry }, today)).toEqual({})
})

test('no document was issued tomorrow, or ends before it was issued', () => {
  expect(validityProblems({ issue: '2026-11-22', expiry: null }, today)).toEqual({ issue: 'in_future' })
  expect(validityProblems({ issue: '2020-01-02', expiry: '2020-01-01' }, today)).toEqual({ expiry: 'before_issue' })
  expect(validityProblems({ issue: '2027-01-02', expiry: '2027-01-01' }, today)).toEqual({
    issue: 'in_future',
    expiry: 'before_issue',
  })
})
