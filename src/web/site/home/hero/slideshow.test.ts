import { describe, expect, it } from 'vitest'

import { drawNext, firstSlide, lock, moveTo } from './slideshow.ts'
import { slides } from './hero-slides.ts'

const count = slides.length

describe('slideshow', () => {
  it('has the eleven specified slides', () => {
    expect(count).toBe(11)
  })

  it('wraps at both ends', () => {
    expect(moveTo(firstSlide, -1, count, 0).index).toBe(10)
    expect(moveTo({ ...firstSlide, index: 10 }, 11, count, 0).index).toBe(0)
  })

  it('ignores moves during the lock and takes them afterwards', () => {
    const moved = moveTo(firstSlide, 1, count, 1000)
    expect(moveTo(moved, 2, count, 1000 + lock - 1)).toBe(moved)
    expect(moveTo(moved, 2, count, 1000 + lock).index).toBe(2)
  })

  it('does not start a fade to the slide that is shown', () => {
    expect(moveTo(firstSlide, 0, count, 0)).toBe(firstSlide)
  })

  it('draws a picture only when its slide is shown or next', () => {
    expect(firstSlide.drawn).toEqual([0])
    expect(moveTo(firstSlide, 5, count, 0).drawn).toEqual([0, 5])
    expect(drawNext({ ...firstSlide, index: 10 }, count).drawn).toEqual([0])
    expect(drawNext(firstSlide, count).drawn).toEqual([0, 1])
  })
})
