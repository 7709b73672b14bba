import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'

import { asUtc } from './use-format.ts'
import { useWallClock, type WallClock } from './wall-clock.ts'

const messages = { booking: { words: { time: '{date}, {time}', clock: '{time}' } } }

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

test('a wall-clock time is shown as it is written, on the days when the clocks change too', () => {
  const german = clockIn('de')
  expect(german.date('2026-03-29T02:30', 'long')).toBe('Sonntag, 29. März 2026')
  expect(german.both('2026-10-25T02:30')).toBe('So.,\u00A025.\u00A0Okt.\u00A02026, 02:30')
  expect(german.both('2026-12-31T23:30')).toContain('31.\u00A0Dez.\u00A02026, 23:30')
  expect(clockIn('en').both('2026-12-31T23:30')).toBe('Thu,\u00A031\u00A0Dec\u00A02026, 23:30')
})

test('an instant is shown as Berlin sees it', () => {
  expect(clockIn('en').moment('2026-12-31T23:30:00.000Z')).toBe('Fri,\u00A01\u00A0Jan\u00A02027, 00:30')
  expect(clockIn('de').moment('2026-07-01T22:05:00.000Z')).toBe('Do.,\u00A02.\u00A0Juli\u00A02026, 00:05')
})

test('a day alone is midnight', () => expect(asUtc('2026-03-29').toISOString()).toBe('2026-03-29T00:00:00.000Z'))
