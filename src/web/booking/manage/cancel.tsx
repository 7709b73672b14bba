import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'

import { company } from '#content/company.ts'
import type { Booking, CancelledBooking } from '#contract/booking.ts'
import { Button } from '#ui/button.tsx'
import { lazyPart } from '#frame/lazy-part.ts'
import { phoneLink } from '#frame/phone-link.tsx'
import { useWallClock } from '#rental/wall-clock.ts'
import { useMoney } from '#rental/rental-words.ts'
import type { Access, ShownBooking } from './booking-access.ts'
import { Part } from './booking-part.tsx'
import { isUnordered } from '#rental/booking-stage.ts'

/** Few who look at their booking cancel it. */
const CancelDialog = lazyPart(async () => ({ default: (await import('./cancel-dialog.tsx')).CancelDialog }))

export type Terms = NonNullable<Booking['cancellation']>

export interface CancelProps {
  readonly booking: Booking
  readonly access: Access
  readonly onChanged: (booking: ShownBooking) => void
  readonly onCancelled: (booking: CancelledBooking) => void
}

export const cancellable: ReadonlySet<Booking['status']> = new Set([
  'requested',
  'offered',
  'pending_payment',
  'confirmed',
])

/** Whether the customer came to cancel: the list of bookings has a link that leads straight here. */
export const cameToCancel = (): boolean => window.location.hash === '#cancel'

const arrive = (section: HTMLElement | null): void => {
  if (cameToCancel()) section?.focus()
}

/** Button to cancel, with the cost before it is pressed (D26) and once more in the dialog. */
export function Cancel(props: CancelProps) {
  const { booking } = props
  const t = useTranslations('booking.manage.cancel')
  const [open, setOpen] = useState(false)
  const requested = isUnordered(booking.status)
  if (!cancellable.has(booking.status)) return null
  if (!booking.cancellation) {
    return (
      <Part heading={t(requested ? 'headingRequest' : 'heading')}>
        <p>{t.rich('not', { number: company.phone.text, phone: phoneLink })}</p>
      </Part>
    )
  }
  return (
    <Part heading={t(requested ? 'headingRequest' : 'heading')} id="cancel" target={arrive}>
      <p className="mb-4 max-w-[62ch]">
        <CostNow booking={booking} terms={booking.cancellation} />
      </p>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t(requested ? 'openRequest' : 'open')}
      </Button>
      {open && (
        <Suspense>
          <CancelDialog {...props} terms={booking.cancellation} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Part>
  )
}

function CostNow({ booking, terms }: { readonly booking: Booking; readonly terms: Terms }) {
  const t = useTranslations('booking.manage.cancel')
  const clock = useWallClock()
  const money = useMoney(booking.price.currency)
  const date = clock.moment(terms.freeUntil)
  if (isUnordered(booking.status)) return t(booking.status === 'offered' ? 'offer' : 'request')
  if (terms.carOwed) return t('carOwed')
  return terms.free ? t('free', { date }) : t('fee', { date, fee: money.exact(terms.feeMinor) })
}
