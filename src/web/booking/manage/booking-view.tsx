import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { Booking } from '../../../contract/booking.ts'
import type { SiteData } from '../../../contract/site.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Notice } from '../../ui/notice.tsx'
import { useWallClock } from '../wall-clock.ts'
import { useMoney } from '../words.ts'
import { BookingFacts } from './booking-facts.tsx'
import { Cancel } from './cancel.tsx'
import type { Credentials } from './look-up-form.tsx'

interface ViewProps {
  readonly booking: Booking
  readonly site: SiteData
  readonly credentials: Credentials
  readonly onChanged: (booking: Booking) => void
  readonly onOther: () => void
}

/** One booking: its state in words, its facts and price, and what cancelling it would cost. */
export function BookingView({ booking, site, credentials, onChanged, onOther }: ViewProps) {
  const t = useTranslations('booking.manage')
  /** The booking as it was when it was cancelled here, with the amounts that were agreed to. */
  const [before, setBefore] = useState<Booking | null>(null)
  const clock = useWallClock()
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        {/* After cancelling too: what happened stands right below it, out of sight on a phone. */}
        <FocusedHeading key={before ? 'cancelled' : 'found'}>
          {t(unconfirmed.has(booking.status) ? 'foundRequest' : 'found', { reference: booking.reference })}
        </FocusedHeading>
        <Status status={booking.status} />
      </div>
      {before ? (
        <Cancelled before={before} />
      ) : (
        <p className="mb-8 text-ink-700">
          {t(`statusNotes.${booking.status}`, { date: clock.moment(booking.decisionBy ?? booking.createdAt) })}
        </p>
      )}
      <BookingFacts booking={booking} site={site} />
      <Cancel
        booking={booking}
        credentials={credentials}
        onChanged={onChanged}
        onCancelled={(cancelled) => {
          setBefore(booking)
          onChanged(cancelled)
        }}
      />
      <Button variant="plain" className="mt-8 -ml-5" onClick={onOther}>
        {t('other')}
      </Button>
    </>
  )
}

function FocusedHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Not before a dialog that was open is gone: it gives the focus back first.
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 ref={heading} tabIndex={-1} className="figures text-subtitle">
      {children}
    </h2>
  )
}

const good: ReadonlySet<Booking['status']> = new Set(['confirmed', 'active', 'returned', 'closed'])
/** What never was more than a request. */
const unconfirmed: ReadonlySet<Booking['status']> = new Set(['requested', 'declined', 'expired', 'withdrawn'])
const over: ReadonlySet<Booking['status']> = new Set(['declined', 'expired', 'cancelled', 'withdrawn', 'no_show'])

function Status({ status }: { readonly status: Booking['status'] }) {
  const t = useTranslations('booking.words.statuses')
  const look = good.has(status)
    ? 'bg-success-100 text-success'
    : over.has(status)
      ? 'bg-sand text-ink-700'
      : 'bg-amber-100 text-amber-800'
  return <span className={classes('rounded-full px-3 py-1 text-small font-semibold', look)}>{t(status)}</span>
}

function Cancelled({ before }: { readonly before: Booking }) {
  const t = useTranslations('booking.manage.cancel')
  const money = useMoney(before.price.currency)
  const { dueMinor = 0, refundMinor = 0 } = before.cancellation ?? {}
  return (
    <Notice kind="success" className="mb-8" title={t(before.status === 'requested' ? 'doneRequest' : 'done')}>
      <p>{t('doneText', { email: before.email })}</p>
      {dueMinor > 0 && <p>{t('doneDue', { due: money.exact(dueMinor) })}</p>}
      {refundMinor > 0 && <p>{t('doneRefund', { refund: money.exact(refundMinor) })}</p>}
    </Notice>
  )
}
