import { describe, expect, test } from 'vitest'

import { firstBranch } from '#api/branches.ts'
import { enteredEarly } from './trip-draft.ts'

const first = String(firstBranch)

describe('what was entered before the script came', () => {
  test('is every branch but the first, with which both lists begin', () => {
    expect(enteredEarly({ pickup: '7', dropoff: first })).toEqual([{ field: 'pickup', branch: 7 }])
    expect(enteredEarly({ pickup: first, dropoff: '3' })).toEqual([{ field: 'dropoff', branch: 3 }])
  })

  test('is nothing where nobody has chosen anything', () => {
    expect(enteredEarly({ pickup: first, dropoff: first })).toEqual([])
    expect(enteredEarly({})).toEqual([])
  })
})
