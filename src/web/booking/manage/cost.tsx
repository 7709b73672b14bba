import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { ChargeList } from '#rental/charge-list.tsx'
import { PriceList, PriceNotes } from '#rental/price-list.tsx'
import type { ShownBooking } from './booking-access.ts'
import { stageOf } from '#rental/booking-stage.ts'
import { classes } from '#ui/classes.ts'

/** Cost of a booking: its price before the rental, with the charges after it, or only the fee if it does not take place. */
export function Cost({
  booking,
  children,
}: {
  readonly booking: ShownBooking
  /** Further notes on the price. */
  readonly children?: ReactNode
}) {
  const t = useTranslations('booking.facts')
  const { price, extras } = booking
  const stage = stageOf(booking)
  const charges = booking.charges && <ChargeList booking={booking} charges={booking.charges} />
  const settled = stage === 'back' && (booking.charges?.length ?? 0) > 0
  if (stage === 'off') return <div className="empty:hidden">{charges}</div>
  return (
    <div className="grid gap-x-12 gap-y-5 @2xl:@max-6xl:grid-cols-2">
      <div>
        <h2 className="mb-4 heading-3">{t('price')}</h2>
        <PriceList price={price} />
      </div>
      {/* Beside the list, notes without a heading of their own begin at its first line. */}
      <div className={classes('space-y-3', !settled && '@2xl:@max-6xl:pt-11')}>
        {stage !== 'back' && <PriceNotes price={price} extras={extras} handedOver={stage === 'underway'} />}
        {charges}
        {children}
      </div>
    </div>
  )
}
