import { expect, test } from 'vitest'

import { sampleBooking, sampleContext } from '#support/letters.ts'
import { calendarAttachment } from './calendar.ts'

/** Undoes the folding of long lines. */
const fileOf = (...args: Parameters<typeof calendarAttachment>) =>
  calendarAttachment(...args)
    .content.toString()
    .replaceAll('\r\n ', '')

test('one entry throughout a booking: tentative, confirmed, cancelled', () => {
  const context = sampleContext('de')
  const stages = ['tentative', 'confirmed', 'cancelled'] as const
  const files = stages.map((stage) => fileOf(sampleBooking, stage, 'booking', context))
  for (const [index, file] of files.entries()) {
    expect(file).toContain('METHOD:PUBLISH')
    expect(file).toContain('UID:SW-7KQ4-M2XP@www.spreewagen.example')
    expect(file).toContain('DTSTAMP:20261120T153000Z')
    expect(file).toContain(`SEQUENCE:${index}`)
    expect(file).toContain(`STATUS:${stages[index]!.toUpperCase()}`)
    expect(file).not.toContain('Muster')
  }
})

test.each([
  ['2026-12-07T10:00', '20261207T100000'],
  ['2027-03-28T10:00', '20270328T100000'],
  ['2026-10-25T06:00', '20261025T060000'],
])('%s is the time on the clocks of Berlin, wherever the server stands', (start, expected) => {
  const file = fileOf({ ...sampleBooking, start, end: '2027-04-01T10:00' }, 'confirmed', 'booking', sampleContext('en'))
  expect(file).toContain(`DTSTART;TZID=Europe/Berlin:${expected}`)
  expect(file).toContain('DTEND;TZID=Europe/Berlin:20270401T100000')
  expect(file).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/Berlin')
})
