import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { earliestDrive, latestDrive, type DriveTimes, type Way } from './drive-times.ts'
import { hoursOn, type BranchCalendar, type OpeningRange } from './opening-hours.ts'
import { addDays, dateOf, timeOf, toInstant, toLocal } from './period.ts'

const HOUR_MS = 3_600_000
const HALF_HOUR_MS = HOUR_MS / 2

const from8 = (closes: string) => [{ opens: '08:00', closes }]
const usual = { holidays: [], exceptions: [], afterHours: { allowed: true, feeMinor: 3000 } }
const city: BranchCalendar = {
  ...usual,
  weekly: [...Array.from({ length: 5 }, () => from8('18:00')), from8('13:00'), []],
  holidays: [{ date: '2026-12-25', name: { de: 'Weihnachten', en: 'Christmas' } }],
  exceptions: [{ date: '2026-12-24', ranges: from8('12:00'), name: { de: 'Heiligabend', en: 'Christmas Eve' } }],
}
const airport: BranchCalendar = { ...usual, weekly: Array.from({ length: 7 }, () => from8('23:00')) }
const toCity: Way = { from: airport, to: city, takes: 4 * HOUR_MS }
const toAirport: Way = { from: city, to: airport, takes: 4 * HOUR_MS }

const shown = (drive: DriveTimes | null) => drive && [toLocal(drive.leaves), toLocal(drive.arrives)]
const since = toInstant('2026-11-01T00:00')

describe('the latest drive', () => {
  it.each([
    ['in the middle of a day, just in time', toCity, '2026-11-17T15:00', ['2026-11-17T11:00', '2026-11-17T15:00']],
    ['at a full or half hour', toCity, '2026-11-17T15:20', ['2026-11-17T11:00', '2026-11-17T15:00']],
    ['the evening before, for the first hour', toCity, '2026-11-17T08:00', ['2026-11-16T14:00', '2026-11-16T18:00']],
    [
      'later still where the other is open long',
      toAirport,
      '2026-11-17T08:00',
      ['2026-11-16T18:00', '2026-11-16T22:00'],
    ],
    ['over a day off', toAirport, '2026-11-16T08:00', ['2026-11-14T13:00', '2026-11-14T17:00']],
    ['around a holiday and special hours', toCity, '2026-12-26T08:00', ['2026-12-24T08:00', '2026-12-24T12:00']],
  ])('leaves %s', (_, way, by, times) => {
    expect(shown(latestDrive(way, { since, by: toInstant(by) }))).toEqual(times)
  })

  it.each([
    ['2027-03-28', '2027-03-27T18:00'],
    ['2027-10-31', '2027-10-30T20:00'],
  ])('takes as long as ever in the night before %s, when the clocks change', (day, leaves) => {
    const long = { from: airport, to: airport, takes: 14 * HOUR_MS }
    const by = toInstant(`${day}T09:00`)
    expect(shown(latestDrive(long, { since, by }))).toEqual([leaves, `${day}T09:00`])
  })

  it('is none if it would have to leave in the past, or never', () => {
    const by = toInstant('2026-11-17T08:00')
    expect(latestDrive(toCity, { since: toInstant('2026-11-16T14:00'), by })).not.toBeNull()
    expect(latestDrive(toCity, { since: toInstant('2026-11-16T14:01'), by })).toBeNull()
    expect(latestDrive({ ...toCity, to: { ...city, closedFrom: '2026-11-01' } }, { since, by })).toBeNull()
  })
})

it('the earliest drive waits until somebody is there, and is none if that is too late', () => {
  const evening = toInstant('2026-11-17T20:10')
  const by = toInstant('2026-11-20T10:00')
  expect(shown(earliestDrive(toCity, { since: evening, by }))).toEqual(['2026-11-18T08:00', '2026-11-18T12:00'])
  expect(shown(earliestDrive(toAirport, { since: toInstant('2026-11-17T09:10'), by }))).toEqual([
    '2026-11-17T09:30',
    '2026-11-17T13:30',
  ])
  expect(earliestDrive(toCity, { since: evening, by: toInstant('2026-11-18T11:59') })).toBeNull()
})

const time = fc
  .integer({ min: 0, max: 47 })
  .map((half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`)
const range: fc.Arbitrary<OpeningRange> = fc
  .tuple(time, time)
  .map(([a, b]) => (a < b ? { opens: a, closes: b } : { opens: b, closes: a }))
const ranges = fc.array(range, { maxLength: 2 })
const name = { de: 'Tag', en: 'Day' }
// The weeks around both changes of the clocks.
const day = fc
  .tuple(fc.constantFrom('2027-03-22', '2027-10-25'), fc.integer({ min: 0, max: 9 }))
  .map(([first, days]) => addDays(first, days))
const calendar: fc.Arbitrary<BranchCalendar> = fc.record({
  weekly: fc.array(ranges, { minLength: 7, maxLength: 7 }),
  holidays: fc.array(
    day.map((date) => ({ date, name })),
    { maxLength: 3 },
  ),
  exceptions: fc.array(
    fc.tuple(day, ranges).map(([date, hours]) => ({ date, ranges: hours, name })),
    { maxLength: 3 },
  ),
  afterHours: fc.record({ allowed: fc.boolean(), feeMinor: fc.constant(3000) }),
})
const way: fc.Arbitrary<Way> = fc.record({
  from: calendar,
  to: calendar,
  takes: fc.integer({ min: 0, max: 40 }).map((quarters) => quarters * 15 * 60_000),
})
const moment = fc
  .tuple(day, fc.integer({ min: 0, max: 1439 }))
  .map(([date, minutes]) => new Date(toInstant(`${date}T00:00`).getTime() + minutes * 60_000))

const isOpen = (at: BranchCalendar, instant: Date): boolean => {
  const local = toLocal(instant)
  return hoursOn(at, dateOf(local)).ranges.some(
    ({ opens, closes }) => opens <= timeOf(local) && timeOf(local) <= closes,
  )
}

/** All half hours in a span at which a drive could leave and arrive. */
function allDrives({ from, to, takes }: Way, first: Date, by: Date): number[] {
  const found: number[] = []
  for (
    let at = Math.ceil(first.getTime() / HALF_HOUR_MS) * HALF_HOUR_MS;
    at + takes <= by.getTime();
    at += HALF_HOUR_MS
  )
    if (isOpen(from, new Date(at)) && isOpen(to, new Date(at + takes))) found.push(at)
  return found
}

it('both are the last and the first of all drives between open branches, in time and of the right length', () => {
  fc.assert(
    fc.property(way, moment, fc.integer({ min: 0, max: 8 }), (one, by, days) => {
      const span = { since: new Date(by.getTime() - days * 24 * HOUR_MS), by }
      const drives = allDrives(one, span.since, by)
      const [latest, earliest] = [latestDrive(one, span), earliestDrive(one, span)]
      expect(latest?.leaves.getTime()).toBe(drives.at(-1))
      expect(earliest?.leaves.getTime()).toBe(drives[0])
      for (const drive of [latest, earliest])
        if (drive !== null) expect(drive.arrives.getTime() - drive.leaves.getTime()).toBe(one.takes)
    }),
  )
})
