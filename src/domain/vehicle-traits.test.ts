import { expect, it } from 'vitest'

import { countsToAskFor, hasTraits } from './vehicle-traits.ts'

const van = { transmission: 'Manual', seats: 7, luggage: 4 }

it('lets pass what has the transmission and at least so many seats and bags', () => {
  expect(hasTraits({})(van)).toBe(true)
  expect(hasTraits({ transmission: 'Manual', seats: 7, bags: 4 })(van)).toBe(true)
  expect(hasTraits({ transmission: 'Automatic' })(van)).toBe(false)
  expect(hasTraits({ seats: 8 })(van)).toBe(false)
  expect(hasTraits({ bags: 5 })(van)).toBe(false)
})

it('asks for each number once, in order, and not for what every vehicle has', () => {
  expect(countsToAskFor([5, 4, 7, 5])).toEqual([5, 7])
  expect(countsToAskFor([5, 5])).toEqual([])
})
