import { expect, test } from 'vitest'

import type { PlanBar } from '#contract/staff-plan.ts'
import { gapsOf, stopBeside, stopNear, stopsOf, type Stop } from './stops.ts'

const CAR = 7
const barFrom = (id: number, since: string, until: string | null) =>
  ({ id, car: CAR, kind: 'rental', since, until, ends: until }) as unknown as PlanBar

const span = { from: '2026-12-01T00:00', to: '2026-12-08T00:00' }
const first = barFrom(1, '2026-11-29T10:00', '2026-12-02T10:10')
const second = barFrom(2, '2026-12-03T10:00', '2026-12-04T10:00')
const bars = [first, second]
const gap = (from: string, to: string): Stop => ({ kind: 'gap', car: CAR, from, to })

test('a car stands free between its entries, from now on and in whole half hours', () => {
  expect(gapsOf(bars, span, '2026-11-30T12:00')).toEqual([
    { from: '2026-12-02T10:30', to: '2026-12-03T10:00' },
    { from: '2026-12-04T10:00', to: span.to },
  ])
  expect(gapsOf(bars, span, '2026-12-03T09:40')).toEqual([{ from: '2026-12-04T10:00', to: span.to }])
  expect(gapsOf(bars, span, '2026-12-05T09:10')[0]!.from).toBe('2026-12-05T09:30')
  expect(gapsOf([], span, '2026-11-30T12:00')).toEqual([span])
})

test('a car that leaves the fleet, or a time that is over, leaves nothing free', () => {
  expect(gapsOf([barFrom(1, '2026-12-01T10:00', null)], span, '2026-12-01T11:00')).toEqual([])
  expect(gapsOf([], span, '2026-12-09T00:00')).toEqual([])
})

test('the arrows go over entries and what is free between them, and before the first to the head of the line', () => {
  const stops = stopsOf(CAR, bars, gapsOf(bars, span, '2026-11-30T12:00'))
  const between = gap('2026-12-02T10:30', '2026-12-03T10:00')
  const one: Stop = { kind: 'bar', bar: first }
  const two: Stop = { kind: 'bar', bar: second }
  expect(stopBeside(one, stops, 1)).toEqual(between)
  expect(stopBeside(between, stops, 1)).toEqual(two)
  expect(stopBeside(two, stops, -1)).toEqual(between)
  expect(stopBeside(one, stops, -1)).toEqual({ kind: 'head', car: CAR })
  expect(stopBeside({ kind: 'head', car: CAR }, stops, 1)).toEqual(one)
  expect(stopBeside({ kind: 'head', car: CAR }, stops, -1)).toBeUndefined()
  // Part of the stretch was taken meanwhile.
  expect(stopBeside(gap('2026-12-02T09:00', '2026-12-03T10:00'), stops, 1)).toEqual(two)
})

test('another line is entered where one was in time', () => {
  const stops = stopsOf(CAR, bars, gapsOf(bars, span, '2026-11-30T12:00'))
  expect(stopNear(stops, '2026-12-02T12:00')).toMatchObject({ kind: 'gap', from: '2026-12-02T10:30' })
  expect(stopNear(stops, '2026-12-03T12:00')).toMatchObject({ bar: second })
  expect(stopNear([], '2026-12-03T12:00')).toBeUndefined()
})
