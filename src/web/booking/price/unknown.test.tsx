import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import booking from '#content/de/manage-booking.ts'
import type { Charge, Price } from '#contract/booking.ts'
import { Texts } from '#i18n/i18n.tsx'
import { ChargeList } from '#rental/charge-list.tsx'
import { PriceList } from '#rental/price-list.tsx'

const shown = (children: ReactNode) =>
  renderToString(
    <Texts language="de" messages={{ booking }}>
      {children}
    </Texts>,
  )

/** Code from a future release. */
const unknown = 'winter_tyres'

test('an item that this release does not know has a plain label, and its amount', () => {
  const item = { kind: unknown as 'season', quantity: 1, days: null, unitMinor: 1200, amountMinor: 1200 }
  const price = { currency: 'EUR', items: [item], totalMinor: 1200, vatBp: 1900, vatMinor: 192 }
  const html = shown(<PriceList price={price as unknown as Price} />)
  expect(html).toContain(booking.flow.items.other)
  expect(html).toContain('12,00')
})

test('and so has a charge', () => {
  const charge = { kind: unknown, waived: true, quantity: 1, unitMinor: 1200, amountMinor: -1200, reason: null }
  const rental = { status: 'closed', price: { currency: 'EUR' }, chargedMinor: 1200 } as const
  expect(shown(<ChargeList booking={rental} charges={[charge as unknown as Charge]} />)).toContain(
    `Erlassen: ${booking.words.charges.other}`,
  )
})
