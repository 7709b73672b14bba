import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { unbroken } from '#content/unbroken.ts'
import { company } from '#content/company.ts'
import type { Booking } from '#contract/booking.ts'
import type { SiteData } from '#contract/site.ts'
import { phoneLink } from '#frame/phone-link.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useWallClock } from '#rental/wall-clock.ts'
import { useMoney } from '#rental/rental-words.ts'
import type { Access, ShownBooking } from './booking-access.ts'
import { Actions } from './actions.tsx'
import { BookingFacts } from './booking-facts.tsx'
import { cameToCancel, Cancel, cancellable } from './cancel.tsx'
import { Status } from '#rental/booking-status.tsx'
import { isUnordered, owesCar } from '#rental/booking-stage.ts'

/** Link to the page of an offer. It carries number and address, invisibly, for a customer who came with them. */
export type OfferLink = Pick<ComponentProps<typeof ButtonLink>, 'to' | 'state'>

interface ViewProps {
  readonly booking: ShownBooking
  readonly site: SiteData
  readonly access: Access
  readonly onChanged: (booking: ShownBooking) => void
  /** Address of the page for changing the booking; missing if the reader may not. */
  readonly changeTo?: string
  /** Link to the page where our offer can be ordered. */
  readonly offer: OfferLink
  /** Content below the booking. */
  readonly children?: ReactNode
}

/** Booking with its state in words, its facts, its price and the fee for cancelling. */
export function BookingView({ booking, site, access, onChanged, changeTo, offer, children }: ViewProps) {
  const t = useTranslations('booking.manage')
  /** The booking before it was cancelled here, with the amounts that the customer agreed to. */
  const [before, setBefore] = useState<Booking | null>(null)
  const [first] = useState(booking)
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        {/* Also after cancelling: the result is right below, which is out of sight on a phone. */}
        <FocusedHeading
          key={`${booking.status} ${before !== null}`}
          expected={before !== null || (booking.status === first.status && !cameToCancel())}
        >
          {t(unconfirmed.has(booking.status) ? 'foundRequest' : 'found', { reference: unbroken(booking.reference) })}
        </FocusedHeading>
        <Status booking={booking} />
      </div>
      {before ? <Cancelled before={before} /> : <State booking={booking} first={first} offer={offer} />}
      <BookingFacts booking={booking} site={site} />
      <Actions booking={booking} access={access} changeTo={booking.changeable === null ? undefined : changeTo} />
      <Cancel
        booking={booking}
        access={access}
        onChanged={onChanged}
        onCancelled={({ already, ...cancelled }) => {
          if (!already) setBefore(booking)
          onChanged(cancelled)
        }}
      />
      {children}
    </>
  )
}

/** @param props.expected whether the reader caused the news; if not, it takes the focus only when a dialog has lost it */
function FocusedHeading({ expected, children }: { readonly expected: boolean; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // After an open dialog has gone, because it gives the focus back first.
  useEffect(() => {
    if (expected || document.activeElement === document.body) heading.current?.focus()
  }, [expected])
  return (
    <h2 ref={heading} tabIndex={-1} className="figures text-subtitle">
      {children}
    </h2>
  )
}

/** Statuses of bookings that were never confirmed. */
const unconfirmed: ReadonlySet<Booking['status']> = new Set([
  'requested',
  'offered',
  'declined',
  'expired',
  'withdrawn',
])

/** @param props.first the booking as it came to the page */
function State({
  booking,
  first,
  offer,
}: {
  readonly booking: Booking
  readonly first: Booking
  readonly offer: OfferLink
}) {
  const t = useTranslations('booking.manage')
  const clock = useWallClock()
  const money = useMoney(booking.price.currency)
  const until = booking.decisionBy ?? booking.offerUntil ?? booking.createdAt
  const elsewhere = cancellable.has(first.status) && ['cancelled', 'withdrawn'].includes(booking.status)
  if (elsewhere) {
    return (
      <Notice
        kind="success"
        className="mb-8"
        title={t(booking.status === 'withdrawn' ? 'cancel.alreadyRequest' : 'cancel.already')}
      >
        <p>{t('cancel.alreadyText', { email: booking.email })}</p>
      </Notice>
    )
  }
  const told = {
    date: clock.moment(until),
    charged: money.exact(booking.chargedMinor),
    free: booking.chargedMinor === 0 ? 'yes' : 'no',
  }
  return (
    <div className="mb-8 max-w-prose">
      {owesCar(booking) ? (
        <p>{t.rich('carOwed', { number: company.phone.text, phone: phoneLink })}</p>
      ) : (
        <p className="text-ink-700">{t(`statusNotes.${booking.status}`, told)}</p>
      )}
      {booking.status === 'offered' && (
        <ButtonLink {...offer} size="large" className="mt-5">
          {t('actions.offer')}
        </ButtonLink>
      )}
    </div>
  )
}

function Cancelled({ before }: { readonly before: Booking }) {
  const t = useTranslations('booking.manage.cancel')
  const money = useMoney(before.price.currency)
  const { dueMinor = 0, refundMinor = 0 } = before.cancellation ?? {}
  return (
    <Notice kind="success" className="mb-8" title={t(isUnordered(before.status) ? 'doneRequest' : 'done')}>
      <p>{t('doneText', { email: before.email })}</p>
      {dueMinor > 0 && <p>{t('doneDue', { due: money.exact(dueMinor) })}</p>}
      {refundMinor > 0 && <p>{t('doneRefund', { refund: money.exact(refundMinor) })}</p>}
    </Notice>
  )
}
