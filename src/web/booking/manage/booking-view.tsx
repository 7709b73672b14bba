import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { unbroken } from '#content/unbroken.ts'
import { company } from '#content/company.ts'
import type { Booking } from '#contract/booking.ts'
import type { SiteData } from '#contract/site.ts'
import { dateOf } from '#domain/local-time.ts'
import { phoneLink } from '#frame/phone-link.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useWallClock } from '#rental/wall-clock.ts'
import { useMoney } from '#rental/rental-words.ts'
import type { Access, ShownBooking } from './booking-access.ts'
import { Actions } from './actions.tsx'
import { AirportPart } from '../arrival/airport-part.tsx'
import { BookingFacts } from './booking-facts.tsx'
import { Cost } from './cost.tsx'
import { isTransfer, Pay } from './pay.tsx'
import { isRequest, RentalTicket } from './rental-ticket.tsx'
import { StubFacts } from './stub-facts.tsx'
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
  /** Way to another booking, at the top. */
  readonly corner?: ReactNode
  /** Parts below the booking. */
  readonly children?: ReactNode
}

/** Booking with its state in words, its facts, its price and the fee for cancelling. */
export function BookingView({ booking, site, access, onChanged, changeTo, offer, corner, children }: ViewProps) {
  /** The booking before it was cancelled here, with the amounts that the customer agreed to. */
  const [before, setBefore] = useState<Booking | null>(null)
  const [first] = useState(booking)
  const agreed = booking.status === 'confirmed' || booking.status === 'active' || owesCar(booking)
  return (
    <div className="@container/page">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {/* Whatever is not agreed, or over, says so on its ticket. */}
        {agreed ? <Status booking={booking} /> : <span />}
        {corner}
      </div>
      {/* Also after cancelling: the result is right below, which is out of sight on a phone. */}
      <FocusedHeading
        key={`${booking.status} ${before !== null}`}
        expected={before !== null || (booking.status === first.status && !cameToCancel())}
      >
        <Title booking={booking} />
      </FocusedHeading>
      {before ? <Cancelled before={before} /> : <State booking={booking} first={first} offer={offer} />}
      <div className="mb-10 grid grid-cols-1 items-start gap-x-14 gap-y-8 @6xl:grid-cols-[minmax(0,49.5rem)_minmax(0,1fr)] min-[120rem]:@6xl:grid-cols-[minmax(0,62rem)_minmax(0,1fr)]">
        <RentalTicket booking={booking} site={site}>
          <StubFacts booking={booking} />
        </RentalTicket>
        <div className="grid gap-y-8 @6xl:pt-1">
          <Actions
            booking={booking}
            site={site}
            access={access}
            changeTo={booking.changeable === null ? undefined : changeTo}
          />
          <Cost booking={booking} />
        </div>
      </div>
      <AirportPart booking={booking} site={site} access={access} onChanged={onChanged} />
      <BookingFacts booking={booking} site={site} access={access} />
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
    </div>
  )
}

/** Until when a decision is due, ours on a request or the customer's on an offer. */
const untilOf = ({ decisionBy, offerUntil, createdAt }: Booking): string => decisionBy ?? offerUntil ?? createdAt

/** Subject of the page. The number is on the ticket, and here for those who hear it. */
function Title({ booking }: { readonly booking: Booking }) {
  const t = useTranslations('booking')
  const clock = useWallClock()
  const { reference, status, vehicle, start, end } = booking
  const pickup = clock.headline(start)
  const dropoff = clock.headline(end)
  const said = {
    until: clock.moment(untilOf(booking)),
    start: pickup.date,
    startHour: pickup.hour,
    startTime: pickup.time,
    end: dropoff.date,
    endHour: dropoff.hour,
    endTime: dropoff.time,
  }
  return (
    <>
      {owesCar(booking)
        ? t('facts.title', { vehicle: vehicle.name, date: clock.date(dateOf(start), 'dayLong') })
        : t(`manage.titles.${status}`, said)}
      <span className="sr-only">
        , {t(isRequest(booking) ? 'manage.foundRequest' : 'manage.found', { reference: unbroken(reference) })}
      </span>
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
    <h1
      ref={heading}
      tabIndex={-1}
      className="text-[clamp(1.75rem,1.25rem+1.9cqw,2.625rem)] leading-[1.1] tracking-[-0.03em]"
    >
      {children}
    </h1>
  )
}

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
  const elsewhere = cancellable.has(first.status) && ['cancelled', 'withdrawn'].includes(booking.status)
  if (elsewhere) {
    return (
      <Notice
        kind="success"
        className="mt-4 mb-8"
        title={t(booking.status === 'withdrawn' ? 'cancel.alreadyRequest' : 'cancel.already')}
      >
        <p>{t('cancel.alreadyText', { email: booking.email })}</p>
      </Notice>
    )
  }
  const told = {
    how: isTransfer(booking) ? 'transfer' : 'call',
    total: money.exact(booking.price.totalMinor),
    start: clock.said(booking.start),
    charged: money.exact(booking.chargedMinor),
    free: booking.chargedMinor === 0 ? 'yes' : 'no',
  }
  return (
    <div className="mt-3 mb-8 max-w-[66ch] text-lead text-pretty">
      {owesCar(booking) ? (
        <p>{t.rich('carOwed', { number: company.phone.text, phone: phoneLink })}</p>
      ) : (
        <p className="text-ink-700">{t(`statusNotes.${booking.status}`, told)}</p>
      )}
      {booking.status === 'pending_payment' && !owesCar(booking) && <Pay booking={booking} />}
      {booking.status === 'offered' && (
        <ButtonLink {...offer} size="large" className="mt-5 max-sm:w-full">
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
    <Notice kind="success" className="mt-4 mb-8" title={t(isUnordered(before.status) ? 'doneRequest' : 'done')}>
      <p>{t('doneText', { email: before.email })}</p>
      {dueMinor > 0 && <p>{t('doneDue', { due: money.exact(dueMinor) })}</p>}
      {refundMinor > 0 && <p>{t('doneRefund', { refund: money.exact(refundMinor) })}</p>}
    </Notice>
  )
}
