import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'

import { asUtc } from './use-format.ts'
import { useWallClock, type WallClock } from './wall-clock.ts'

const messages = { booking: { words: { clock: '{time} Uhr' } } }

function clockIn(locale: 'de' | 'en'): WallClock {
  let clock: WallClock | undefined
  const Probe = () => {
    clock = useWallClock()
    return null
  }
  const provider = { locale, messages: messages as never, timeZone: 'Europe/Berlin', children: createElement(Probe) }
  renderToString(createElement(IntlProvider, provider))
  return clock!
}

afterEach(() => vi.useRealTimers())

const inYear = (year: number) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${year}-06-01T12:00Z`) })

test('a wall-clock time is shown as it is written, on the days when the clocks change too', () => {
  inYear(2027)
  const german = clockIn('de')
  expect(german.date('2026-03-29T02:30', 'long')).toBe('Sonntag, 29. März 2026')
  expect(german.both('2026-10-25T02:30')).toBe('So.,\u00A025.\u00A0Okt.\u00A02026, 02:30')
  expect(clockIn('en').both('2026-12-31T23:30')).toBe('Thu\u00A031\u00A0Dec\u00A02026, 23:30')
})

test('the year is left out if it is this one', () => {
  inYear(2026)
  const german = clockIn('de')
  expect(german.both('2026-11-25T10:00')).toBe('Mi.,\u00A025.\u00A0Nov., 10:00')
  expect(german.said('2026-11-25T10:00')).toBe('Mi.,\u00A025.\u00A0Nov., 10:00 Uhr')
  expect(german.date('2026-11-25', 'long')).toBe('Mittwoch, 25. November')
  expect(german.date('2026-11-25', 'full')).toBe('Mittwoch, 25. November 2026')
  expect(german.both('2027-01-04T10:00')).toBe('Mo.,\u00A04.\u00A0Jan.\u00A02027, 10:00')
})

test('this year is the one in Berlin', () => {
  // Half an hour before midnight in UTC, the new year has begun there.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T23:30Z') })
  expect(clockIn('de').both('2027-01-01T10:00')).toBe('Fr.,\u00A01.\u00A0Jan., 10:00')
  expect(clockIn('de').both('2026-12-31T10:00')).toBe('Do.,\u00A031.\u00A0Dez.\u00A02026, 10:00')
})

test('an instant is shown as Berlin sees it', () => {
  inYear(2026)
  expect(clockIn('en').moment('2026-12-31T23:30:00.000Z')).toContain('Fri\u00A01\u00A0Jan\u00A02027, 00:30')
  expect(clockIn('de').moment('2026-07-01T22:05:00.000Z')).toBe('Do.,\u00A02.\u00A0Juli, 00:05 Uhr')
})

test('a day alone is midnight', () => expect(asUtc('2026-03-29').toISOString()).toBe('2026-03-29T00:00:00.000Z'))
