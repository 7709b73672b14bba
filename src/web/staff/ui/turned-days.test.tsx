import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import bookings from '#content/de/staff/bookings.ts'
import german from '#content/de/staff/frame.ts'
import { Texts } from '#i18n/i18n.tsx'
import { NoBookings } from '../bookings/no-bookings.tsx'
import { areTurned, turnedBack } from './turned-days.tsx'

const address = (text: string) => new URLSearchParams(text)

test('days are in the wrong order only where the first one is after the last one', () => {
  for (const text of ['', 'from=2026-11-30', 'to=2026-11-01', 'from=2026-11-01&to=2026-11-01'])
    expect([text, areTurned(address(text))]).toEqual([text, false])
  expect(areTurned(address('from=2026-11-30&to=2026-11-01'))).toBe(true)
})

test('days are turned round, and the rest of the address stays', () => {
  const turned = turnedBack(address('q=a&from=2026-11-30&to=2026-11-01'))
  expect(Object.fromEntries(turned)).toEqual({ q: 'a', from: '2026-11-01', to: '2026-11-30' })
})

test('an empty list of bookings says that its days are in the wrong order', () => {
  const drawn = (text: string) =>
    renderToString(
      <Texts language="de" messages={{ staff: { ...german, bookings } }}>
        <NoBookings search={address(text)} onChange={() => {}} />
      </Texts>,
    )
  const { title } = german.fields.turned
  expect(drawn('from=2026-11-30&to=2026-11-01')).toContain(title)
  expect(drawn('from=2026-11-01&to=2026-11-30')).not.toContain(title)
})
