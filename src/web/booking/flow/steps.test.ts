import { describe, expect, test } from 'vitest'

import { neighbours, reachable, readView, steps, viewFor, type Progress, type Step } from './steps.ts'

const nothing = { dates: false, vehicle: false, details: false }
const stepToShow = (asked: Step, progress: Progress) => viewFor(asked, progress, 'nothing')
const all = { dates: true, vehicle: true, details: true }

describe('steps', () => {
  test('the address names a step; anything else is the first', () => {
    expect(steps.map(readView)).toEqual([...steps])
    expect([null, '', 'x', 'Dates', '__proto__'].map(readView)).toEqual(Array(5).fill('dates'))
    expect(readView('done')).toBe('done')
  })

  test('a step whose needs are missing shows the first incomplete one', () => {
    expect(steps.map((step) => stepToShow(step, nothing))).toEqual(['dates', 'dates', 'dates', 'dates'])
    const dated = { ...nothing, dates: true }
    expect(steps.map((step) => stepToShow(step, dated))).toEqual(['dates', 'vehicle', 'vehicle', 'vehicle'])
    const held = { ...dated, vehicle: true }
    expect(steps.map((step) => stepToShow(step, held))).toEqual(['dates', 'vehicle', 'details', 'details'])
    expect(steps.map((step) => stepToShow(step, all))).toEqual([...steps])
  })

  test('what was booked is confirmed, and said to be sent where the browser goes back to it', () => {
    expect(viewFor('done', nothing, 'this')).toBe('done')
    expect(viewFor('done', nothing, 'other')).toBe('done')
    expect(viewFor('done', nothing, 'nothing')).toBe('dates')
    expect(steps.map((step) => viewFor(step, all, 'this'))).toEqual(['sent', 'sent', 'sent', 'sent'])
    expect(steps.map((step) => viewFor(step, all, 'other'))).toEqual([...steps])
  })

  test('details without dates lead nowhere', () => {
    expect(stepToShow('payment', { dates: false, vehicle: true, details: true })).toBe('dates')
    expect(reachable('vehicle', { dates: false, vehicle: true, details: true })).toBe(false)
  })

  test('neighbours', () => {
    expect(neighbours('dates')).toEqual({ previous: undefined, next: 'vehicle' })
    expect(neighbours('payment')).toEqual({ previous: 'details', next: undefined })
  })
})
