import { expect, test } from 'vitest'

import booking from '#content/de/booking.ts'
import { shown, wordsOf } from '#support/shown.tsx'
import type { HeldQuote } from '../quote/hold-quote.ts'
import { Countdown } from './countdown.tsx'

const { hold } = booking.flow
const withCar = (carKept: boolean) =>
  shown(<Countdown quote={{ endsAt: performance.now() + 600_000, carKept, extendable: false } as HeldQuote} />)

test('a price that keeps no car does not promise one (D32)', () => {
  const html = withCar(false)
  expect(html).toContain(`aria-label="${hold.labelPriceOnly}"`)
  expect(wordsOf(html)).toContain(hold.priceOnly.split('</clock>')[1])
})

test('and one that keeps its car says so', () => {
  const html = withCar(true)
  expect(html).toContain(`aria-label="${hold.label}"`)
  expect(wordsOf(html)).toContain(hold.text.split('<clock>')[0])
})
