import { describe, expect, it } from 'vitest'

import { neighbours, swiped, wrapped } from './turn.ts'

describe('gallery', () => {
  it('goes around at both ends', () => {
    expect(wrapped(6, 6)).toBe(0)
    expect(wrapped(-1, 6)).toBe(5)
    expect(wrapped(3, 6)).toBe(3)
  })

  it('has the pictures before and after at hand', () => {
    expect(neighbours(0, 6)).toEqual([5, 0, 1])
    expect(neighbours(5, 6)).toEqual([4, 5, 0])
    expect(neighbours(0, 2)).toEqual([1, 0])
  })

  it('turns when a finger goes sideways, and only then', () => {
    expect(swiped(-80, 10)).toBe(1)
    expect(swiped(80, -10)).toBe(-1)
    expect(swiped(-30, 0)).toBe(0)
    expect(swiped(-80, 60)).toBe(0)
  })
})
