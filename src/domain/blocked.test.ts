import { expect, test } from 'vitest'

import { blockOverAt, isInForce, mayEndOn } from './blocked.ts'

const noon = new Date('2026-12-01T11:00:00Z')
const open = { endsOn: null, liftedAt: null }

test('a block without an end lasts until somebody lifts it', () => {
  expect(blockOverAt(open)).toBeNull()
  expect(isInForce(open, noon)).toBe(true)
  expect(isInForce({ ...open, liftedAt: noon }, noon)).toBe(false)
  expect(isInForce({ ...open, liftedAt: new Date(noon.getTime() + 1) }, noon)).toBe(true)
})

test('a block lasts through its last day in Berlin', () => {
  const block = { endsOn: '2026-12-01', liftedAt: null }
  expect(blockOverAt(block)).toEqual(new Date('2026-12-01T23:00:00Z'))
  expect(isInForce(block, new Date('2026-12-01T22:59:59Z'))).toBe(true)
  expect(isInForce(block, new Date('2026-12-01T23:00:00Z'))).toBe(false)
})

test('what ends first counts, the last day or the lifting', () => {
  expect(blockOverAt({ endsOn: '2026-12-01', liftedAt: noon })).toEqual(noon)
  const late = new Date('2026-12-24T12:00:00Z')
  expect(blockOverAt({ endsOn: '2026-12-01', liftedAt: late })).toEqual(new Date('2026-12-01T23:00:00Z'))
})

test('the earliest last day is today', () => {
  expect(mayEndOn('2026-12-01', noon)).toBe(true)
  expect(mayEndOn('2026-11-30', noon)).toBe(false)
})
