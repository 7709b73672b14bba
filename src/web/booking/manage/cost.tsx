import { useTranslations } from 'use-intl'

import { ChargeList } from '#rental/charge-list.tsx'
import { PriceList, PriceNotes } from '#rental/price-list.tsx'
import type { ShownBooking } from './booking-access.ts'
import { stageOf } from '#rental/booking-stage.ts'

/** Cost of a booking: its price before the rental, with the charges after it, or only the fee if it does not take place. */
export function Cost({ booking }: { readonly booking: ShownBooking }) {
  const t = useTranslations('booking.facts')
  const { price, extras } = booking
  const stage = stageOf(booking)
  const charges = booking.charges && <ChargeList booking={booking} charges={booking.charges} />
  if (stage === 'off') return <div className="empty:hidden">{charges}</div>
  return (
    <div>
      <h2 className="mb-4 heading-3">{t('price')}</h2>
      <PriceList price={price} />
      {stage !== 'back' && (
        <div className="mt-5">
          <PriceNotes price={price} extras={extras} handedOver={stage === 'underway'} />
        </div>
      )}
      {charges}
    </div>
  )
}
