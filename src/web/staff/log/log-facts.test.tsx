import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'

import story from '#content/de/staff/booking-story.ts'
import log from '#content/de/staff/log.ts'
import type { LogLine } from '#contract/staff-log.ts'
import { useFigure } from './log-facts.tsx'

function figureOf(line: Pick<LogLine, 'before' | 'after' | 'which'>): string | null {
  let figure: string | null = null
  const Probe = () => {
    figure = useFigure()(line as LogLine)
    return null
  }
  const messages = { staff: { log, bookings: { story } } } as never
  renderToString(
    <IntlProvider locale="de" messages={messages} timeZone="Europe/Berlin">
      <Probe />
    </IntlProvider>,
  )
  return figure
}

test('a line of a car that was planned anew names the new car and the one before', () => {
  const planned = { before: { plate: 'B-SW 0101' }, after: { plate: 'B-SW 0102' }, which: null }
  expect(figureOf(planned)).toBe('B-SW 0102 statt B-SW 0101')
})

test('a line in which the car stays the same names none', () => {
  const moved = { before: { plate: 'B-SW 0101' }, after: { plate: 'B-SW 0101' }, which: null }
  expect(figureOf(moved)).toBeNull()
})
