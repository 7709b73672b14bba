import { describe, expect, it } from 'vitest'
import { closedDay, dropoffSlot, hoursOn, nextOpening, pickupSlot, pickupSlots } from './opening-hours.ts'
import type { BranchCalendar } from './opening-hours.ts'
import { TIME_OPTIONS } from './period.ts'

const weekday = [{ opens: '08:00', closes: '18:00' }]
const unity = { de: 'Tag der Deutschen Einheit', en: 'Day of German Unity' }
const eve = { de: 'Heiligabend', en: 'Christmas Eve' }
const works = { de: 'Umbau', en: 'Building works' }
const open = { de: 'Sonderöffnung', en: 'Special opening' }

/** The city office as specified, with a lunch break on Fridays to try two ranges. */
const calendar: BranchCalendar = {
  weekly: [
    weekday,
    weekday,
    weekday,
    weekday,
    [
      { opens: '08:00', closes: '12:00' },
      { opens: '14:00', closes: '18:00' },
    ],
    [{ opens: '08:00', closes: '13:00' }],
    [],
  ],
  holidays: [
    { date: '2026-10-03', name: unity },
    { date: '2026-12-25', name: { de: 'Weihnachten', en: 'Christmas' } },
  ],
  exceptions: [
    { date: '2026-12-24', ranges: [{ opens: '08:00', closes: '12:00' }], name: eve },
    { date: '2026-12-25', ranges: [{ opens: '10:00', closes: '11:00' }], name: open },
    { date: '2026-11-18', ranges: [], name: works },
  ],
  afterHours: { allowed: true, feeMinor: 3000 },
}
const noAfterHours: BranchCalendar = { ...calendar, afterHours: { allowed: false, feeMinor: 3000 } }

describe('hoursOn', () => {
  it.each([
    ['2026-11-16', { ranges: weekday, kind: 'regular' }], // Monday
    ['2026-11-21', { ranges: [{ opens: '08:00', closes: '13:00' }], kind: 'regular' }], // Saturday
    ['2026-11-22', { ranges: [], kind: 'regular' }], // Sunday
    ['2026-10-03', { ranges: [], kind: 'holiday', name: unity }],
    ['2026-12-24', { ranges: [{ opens: '08:00', closes: '12:00' }], kind: 'exception', name: eve }],
    ['2026-12-25', { ranges: [{ opens: '10:00', closes: '11:00' }], kind: 'exception', name: open }],
    ['2026-11-18', { ranges: [], kind: 'exception', name: works }],
  ])('on %s', (date, hours) => {
    expect(hoursOn(calendar, date)).toStrictEqual(hours)
  })
})

const closed = (reason: string, name?: object) => (name ? { reason, name } : { reason })

describe('pickupSlot and dropoffSlot', () => {
  it.each([
    '2026-11-16T08:00',
    '2026-11-16T18:00',
    '2026-11-20T12:00',
    '2026-11-20T14:00',
    '2026-11-21T13:00',
    '2026-12-24T12:00',
    '2026-12-25T10:30',
  ])('are open at %s', (local) => {
    const slot = { time: local.slice(11), status: 'open', feeMinor: 0 }
    expect(pickupSlot(calendar, local)).toStrictEqual(slot)
    expect(pickupSlot(noAfterHours, local)).toStrictEqual(slot)
    expect(dropoffSlot(calendar, local)).toStrictEqual(slot)
  })

  it.each([
    ['2026-11-16T07:30', closed('outside_hours')],
    ['2026-11-16T18:30', closed('outside_hours')],
    ['2026-11-20T13:00', closed('outside_hours')],
    ['2026-11-21T13:30', closed('outside_hours')],
    ['2026-11-22T10:00', closed('closed_day')],
    ['2026-10-03T10:00', closed('holiday', unity)],
    ['2026-12-24T12:30', closed('outside_hours', eve)],
    ['2026-11-18T10:00', closed('closed_day', works)],
    ['2026-12-25T18:00', closed('outside_hours', open)],
  ])('name the reason at %s', (local, why) => {
    const time = local.slice(11)
    expect(pickupSlot(calendar, local)).toStrictEqual({ time, status: 'after_hours', feeMinor: 3000, ...why })
    expect(pickupSlot(noAfterHours, local)).toStrictEqual({ time, status: 'closed', feeMinor: 0, ...why })
    expect(dropoffSlot(noAfterHours, local)).toStrictEqual({ time, status: 'key_box', feeMinor: 0, ...why })
  })
})

it('pickupSlots lists every offered time of the day', () => {
  const slots = pickupSlots(calendar, '2026-11-21')
  expect(slots.map((slot) => slot.time)).toEqual(TIME_OPTIONS)
  expect(slots.filter((slot) => slot.status === 'open').map((slot) => slot.time)).toEqual(
    TIME_OPTIONS.filter((time) => time >= '08:00' && time <= '13:00'),
  )
  expect(slots).toStrictEqual(TIME_OPTIONS.map((time) => pickupSlot(calendar, `2026-11-21T${time}`)))
})

describe('nextOpening', () => {
  it.each([
    ['2026-11-16T10:00', '2026-11-16T10:00'], // staffed already
    ['2026-11-16T10:01', '2026-11-16T10:30'],
    ['2026-11-16T06:00', '2026-11-16T08:00'],
    ['2026-11-17T18:30', '2026-11-19T08:00'], // closed for building works on Wednesday
    ['2026-11-20T12:30', '2026-11-20T14:00'], // after lunch
    ['2026-11-21T13:30', '2026-11-23T08:00'], // over Sunday
    ['2026-12-24T13:00', '2026-12-25T10:00'], // an exception opens the holiday
  ])('from %s on it is %s, fee or no fee at other times', (from, next) => {
    expect(nextOpening(calendar, from, '2026-12-31')).toBe(next)
    expect(nextOpening(noAfterHours, from, '2026-12-31')).toBe(next)
  })

  it('is none beyond the last day, or if the branch never opens', () => {
    expect(nextOpening(calendar, '2026-11-21T13:30', '2026-11-22')).toBeNull()
    expect(nextOpening(calendar, '2026-11-21T13:30', '2026-11-23')).toBe('2026-11-23T08:00')
    expect(nextOpening({ ...calendar, weekly: [] }, '2027-01-01T10:00', '2027-12-31')).toBeNull()
  })
})

describe('a branch that is given up', () => {
  const ending: BranchCalendar = { ...calendar, closedFrom: '2026-12-14' }

  it('is as ever on the day before', () => {
    expect(hoursOn(ending, '2026-12-13')).toEqual(hoursOn(calendar, '2026-12-13'))
    expect(dropoffSlot(ending, '2026-12-13T23:30').status).toBe('key_box')
  })

  it('takes and gives no car from its last day on, whatever the hour, the fee or an exception', () => {
    const festive = { ranges: [{ opens: '08:00', closes: '18:00' }], name: { de: 'Fest', en: 'Party' } }
    const exceptions = [{ date: '2026-12-14', ...festive }]
    for (const day of ['2026-12-14', '2027-06-01'])
      for (const hour of ['10:00', '23:30']) {
        expect(pickupSlot({ ...ending, exceptions }, `${day}T${hour}`)).toMatchObject({ status: 'closed', feeMinor: 0 })
        expect(dropoffSlot({ ...ending, exceptions }, `${day}T${hour}`)).toMatchObject({ status: 'closed' })
      }
    expect(nextOpening(ending, '2026-12-14T06:00', '2027-12-31')).toBeNull()
  })
})

describe('closed days', () => {
  it('have a reason where they are holidays', () => {
    expect(closedDay(noAfterHours, '2026-10-03')).toEqual({ name: unity })
    expect(closedDay(noAfterHours, '2026-12-06')).toEqual({})
    expect(closedDay(noAfterHours, '2026-12-02')).toBeNull()
  })

  it('do not exist where cars are handed over at any hour', () => {
    expect(closedDay(calendar, '2026-10-03')).toBeNull()
  })
})
