import { describe, expect, it } from 'vitest'

import { changed, controlsOf, emptyDraft, type Change, type Draft } from './trip-draft.ts'

const after = (...changes: Change[]): Draft => changes.reduce(changed, emptyDraft)
const days = { first: '2026-12-01', last: '2027-12-01' }
const startDate = (value: string): Change => ({ field: 'startDate', value })
const endDate = (value: string): Change => ({ field: 'endDate', value })

describe('booking form', () => {
  it('starts with times at ten and everything that needs a pickup date disabled', () => {
    const controls = controlsOf(emptyDraft, days, 90)
    expect(controls).toMatchObject({ startTime: '10:00', endTime: '10:00', noStart: true, noEnd: true })
    expect(controls).toMatchObject({ minStart: '2026-12-01', minEnd: '2026-12-01' })
    expect(controls).toMatchObject({ maxStart: '2027-12-01', maxEnd: undefined })
  })

  it('opens the drop-off date with a pickup date and offers neither earlier days nor longer rentals than there are', () => {
    const controls = controlsOf(after(startDate('2026-12-03')), days, 90)
    expect(controls).toMatchObject({ noStart: false, noEnd: true, minEnd: '2026-12-03', maxEnd: '2027-03-03' })
  })

  it('moves the drop-off along when the pickup moves beyond it', () => {
    const draft = after(startDate('2026-12-03'), endDate('2026-12-05'), startDate('2026-12-09'))
    expect(draft.period).toEqual({ start: '2026-12-09T10:00', end: '2026-12-09T10:00' })
  })

  it('keeps the drop-off while the pickup date is empty', () => {
    const draft = after(startDate('2026-12-03'), endDate('2026-12-05'), startDate(''))
    expect(controlsOf(draft, days)).toMatchObject({ endDate: '2026-12-05', noStart: true, noEnd: true })
  })

  it('keeps times when dates change', () => {
    const draft = after(
      startDate('2026-12-03'),
      { field: 'startTime', value: '14:30' },
      startDate('2026-12-04'),
      endDate('2026-12-06'),
      { field: 'endTime', value: '08:00' },
      endDate('2026-12-07'),
    )
    expect(draft.period).toEqual({ start: '2026-12-04T14:30', end: '2026-12-07T08:00' })
  })

  it('ignores a time where there is no date', () => {
    expect(after({ field: 'startTime', value: '14:30' }).period).toEqual({})
  })
})
