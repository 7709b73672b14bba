import { describe, expect, it } from 'vitest'

import { isAsGood, type VehicleClass } from './better-class.ts'

const compact: VehicleClass = { id: 3, code: 'Compact', rank: 3, seats: 5, transmission: 'Manual' }
const electric: VehicleClass = { id: 6, code: 'Electric', rank: 4, seats: 5, transmission: 'Automatic' }

describe('a car may be given', () => {
  it.each<[string, Partial<VehicleClass>, boolean]>([
    ['of the booked class', { id: 3, rank: null }, true],
    ['of a higher rank', {}, true],
    ['not of the same rank', { rank: 3 }, false],
    ['not of a lower rank', { rank: 2 }, false],
    ['not of a kind of its own', { rank: null }, false],
    ['not with fewer seats', { seats: 4 }, false],
    ['with more seats', { seats: 7 }, true],
    ['automatic instead of manual', { transmission: 'Automatic' }, true],
  ])('%s', (_, change, expected) => {
    expect(isAsGood({ ...compact, id: 4, code: 'Other', rank: 4, ...change }, compact)).toBe(expected)
  })

  it('never manual instead of automatic, nor instead of a kind of its own', () => {
    expect(isAsGood({ ...compact, id: 7, rank: 6 }, electric)).toBe(false)
    expect(isAsGood(electric, { ...compact, id: 8, rank: null })).toBe(false)
  })
})
