import { describe, expect, test } from 'vitest'

import { clashing, overlaps } from './plan-act.ts'

const at = (hour: number) => new Date(Date.UTC(2027, 0, 1, hour))
const job = (
  id: number,
  since: number,
  until: number,
  more: { from?: number; to?: number; movable?: boolean } = {},
) => ({
  id,
  since: at(since),
  until: at(until),
  from_branch: more.from ?? 1,
  to_branch: more.to ?? more.from ?? 1,
  movable: more.movable ?? true,
})
const never = () => false
const here = { place: 1, certain: true }

describe('two spans', () => {
  test('that only touch do not overlap', () => {
    expect(overlaps(job(1, 1, 2), job(2, 2, 3))).toBe(false)
    expect(overlaps(job(1, 1, 3), job(2, 2, 4))).toBe(true)
  })

  test('of which one has no end overlap with all that ends later', () => {
    expect(overlaps({ since: at(5), until: null }, job(2, 20, 30))).toBe(true)
    expect(overlaps({ since: at(5), until: null }, job(2, 1, 5))).toBe(false)
  })
})

describe('what stands beside a job that is set', () => {
  const ids = (found: ReturnType<typeof clashing>) => [found.stuck, found.loose].map((jobs) => jobs.map(({ id }) => id))

  test('stays where times leave room', () => {
    expect(ids(clashing([job(1, 1, 5), job(9, 5, 8), job(2, 8, 9)], new Set([9]), here, never))).toEqual([[], []])
  })

  test('goes where times overlap, and is stuck where it cannot move', () => {
    const jobs = [job(1, 1, 6), job(9, 5, 8), job(2, 7, 9, { movable: false })]
    expect(ids(clashing(jobs, new Set([9]), here, never))).toEqual([[2], [1]])
  })

  test('goes where the car is then at another branch, up to the job that brings it back', () => {
    const jobs = [job(9, 1, 2, { from: 1, to: 3 }), job(1, 3, 4), job(2, 5, 6, { from: 3, to: 1 }), job(3, 7, 8)]
    expect(ids(clashing(jobs, new Set([9]), here, never))).toEqual([[], [1]])
  })

  test('goes after a journey that may not take place', () => {
    const jobs = [job(9, 1, 2, { from: 1, to: 3 }), job(2, 5, 6, { from: 3 })]
    expect(ids(clashing(jobs, new Set([9]), here, ({ id }) => id === 9))).toEqual([[], [2]])
  })

  test('cannot follow a journey that may not take place', () => {
    expect(clashing([job(9, 1, 2)], new Set([9]), { place: 1, certain: false }, never).unset).toBe('may_not_come')
  })

  test('does not help where the car is elsewhere when the job begins', () => {
    expect(clashing([job(9, 1, 2, { from: 3 })], new Set([9]), here, never).unset).toBe('elsewhere')
  })
})
