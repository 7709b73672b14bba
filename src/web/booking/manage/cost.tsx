import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { ChargeList } from '#rental/charge-list.tsx'
import { PriceList, PriceNotes } from '#rental/price-list.tsx'
import type { ShownBooking } from './booking-access.ts'
import { stageOf } from '#rental/booking-stage.ts'

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
  if (stage === 'off')
    return <div className="@max-6xl:border-t @max-6xl:border-line @max-6xl:pt-8 *:max-w-xl empty:hidden">{charges}</div>
  return (
    <div className="grid gap-x-12 gap-y-4 @max-6xl:border-t @max-6xl:border-line @max-6xl:pt-8 @2xl:@max-6xl:grid-cols-[17.5rem_minmax(0,1fr)]">
      <h2 className="heading-3">{t('price')}</h2>
      {/* In the wide column, so that all amounts end at the ticket's edge. */}
      <div>
        <PriceList price={price} />
        {charges}
      </div>
      <div className="space-y-3 empty:hidden @2xl:@max-6xl:col-start-2">
        {stage !== 'back' && <PriceNotes price={price} extras={extras} handedOver={stage === 'underway'} />}
        {children}
      </div>
    </div>
  )
}
