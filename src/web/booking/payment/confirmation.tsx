import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { unbroken } from '#content/unbroken.ts'
import type { NewBooking } from '#contract/booking.ts'
import type { SiteData } from '#contract/site.ts'
import { toLocal } from '#domain/berlin-time.ts'
import { useAuth } from '#api/session.tsx'
import { useHref } from '#i18n/i18n.tsx'
import { useMoney } from '#rental/rental-words.ts'
import { useWallClock } from '#rental/wall-clock.ts'
import { ButtonLink } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { ClockIcon } from '#ui/rental-icons.tsx'
import { stepHeadingId } from '../flow/step-heading.ts'
import { AirportPart } from '../arrival/airport-part.tsx'
import { ActionRow, CalendarButton } from '../manage/actions.tsx'
import { byCredentials } from '../manage/booking-access.ts'
import { BookingFacts } from '../manage/booking-facts.tsx'
import { Cost } from '../manage/cost.tsx'
import { Bring, RentalTicket } from '../manage/rental-ticket.tsx'
import { EarnedPoints } from '../price/earned-points.tsx'
import { lastBooking } from './last-booking.ts'

interface ConfirmationProps {
  readonly booking: NewBooking
  readonly site: SiteData
}

/** 'Booking Added', or clearly that it is only a request so far: when we meet or write, and the ticket. */
export function Confirmation({ booking, site }: ConfirmationProps) {
  const requested = booking.status === 'requested'
  return (
    <div className="@container/page lg:pt-6">
      <Head booking={booking} />
      <div className="mt-8 mb-12 grid grid-cols-1 items-start gap-x-14 gap-y-10 @6xl:mt-10 @6xl:grid-cols-[minmax(0,49.5rem)_minmax(0,1fr)] min-[120rem]:@6xl:grid-cols-[minmax(0,62rem)_minmax(0,1fr)]">
        <RentalTicket booking={booking} site={site}>
          {requested ? <Next booking={booking} /> : <Bring price={booking.price} />}
        </RentalTicket>
        <div className="grid gap-y-8 @6xl:pt-1">
          <Ways booking={booking} />
          <Cost booking={booking}>
            <EarnedPoints price={booking.price} rules={site.rules} />
            {!site.payment.online && <Paying booking={booking} />}
          </Cost>
        </div>
      </div>
      <AirportPart booking={booking} site={site} />
      <BookingFacts booking={booking} site={site} />
    </div>
  )
}

function Head({ booking }: Pick<ConfirmationProps, 'booking'>) {
  const t = useTranslations('booking.payment.done')
  const clock = useWallClock()
  const { status, start, decisionBy, email, mailed, reference } = booking
  const requested = status === 'requested'
  const until = decisionBy === null ? start : toLocal(new Date(decisionBy))
  return (
    <>
      <h1 id={stepHeadingId} tabIndex={-1}>
        <span
          className={`flex items-center gap-2 font-text text-base font-semibold tracking-normal ${requested ? 'text-amber-800' : 'text-success'}`}
        >
          {requested ? <ClockIcon className="shrink-0" /> : <Check aria-hidden size={20} className="shrink-0" />}
          {t(requested ? 'titleRequest' : 'title')}
        </span>
        <span className="sr-only">. </span>
        <span
          className={classes(
            'mt-3 block leading-[1.04] tracking-[-0.035em]',
            // With the word before it, the day is longer than a phone is wide.
            requested ? 'text-[clamp(1.5rem,0.6rem+3.6cqw,3.5rem)]' : 'text-[clamp(2.125rem,1.4rem+3cqw,3.5rem)]',
          )}
        >
          {t(requested ? 'headlineRequest' : 'headline', clock.headline(until))}
        </span>
      </h1>
      <p className="mt-4 max-w-[60ch] text-lead text-ink-700">
        {requested && <strong className="font-semibold text-ink-900">{t('notYetBooked')}</strong>}{' '}
        <span>{t(requested ? 'requested' : 'confirmed')}</span>{' '}
        <span>
          {mailed
            ? t.rich(requested ? 'mailRequest' : 'mail', { email, mail })
            : t('noMail', { reference: unbroken(reference) })}
        </span>
      </p>
    </>
  )
}

/** Fate of a request: our answer, then an order or nothing. */
function Next({ booking: { decisionBy } }: Pick<ConfirmationProps, 'booking'>) {
  const t = useTranslations('booking.payment.done')
  const clock = useWallClock()
  return (
    <div>
      <p className="text-small text-ink-500">{t('next')}</p>
      <ol className="mt-2 list-decimal space-y-2 pl-5 text-small marker:text-ink-500">
        {decisionBy !== null && <li>{t('decision', { date: clock.moment(decisionBy) })}</li>}
        <li>{t('order')}</li>
      </ol>
    </div>
  )
}

function Paying({ booking: { status, paymentMethod, price } }: Pick<ConfirmationProps, 'booking'>) {
  const t = useTranslations('booking.payment.done')
  const total = useMoney(price.currency).exact(price.totalMinor)
  const how = paymentMethod === 'bank_transfer' ? 'transfer' : 'pay'
  return <p className="text-small text-ink-700">{t(status === 'requested' ? `${how}Request` : how, { total })}</p>
}

/** Ways on: into the calendar, to the booking, to another one. */
function Ways({ booking }: Pick<ConfirmationProps, 'booking'>) {
  const t = useTranslations('booking.payment.done')
  const clock = useWallClock()
  const to = useHref()
  const { session } = useAuth()
  const { reference, email, status, cancellation } = booking
  const requested = status === 'requested'
  const freeUntil = !requested && cancellation?.free && cancellation.freeUntil
  const own = session === null ? to('manageBooking') : to('ownBookings', { booking: reference })
  return (
    <div className="grid content-start gap-2.5">
      <ActionRow>
        {!requested && (
          <CalendarButton access={byCredentials({ reference, email })} label={t('toCalendar')} variant="primary" />
        )}
        <ButtonLink to={own} state={{ open: true }} size="large" variant={requested ? 'primary' : 'quiet'}>
          {t(requested ? 'manageRequest' : 'manage')}
        </ButtonLink>
      </ActionRow>
      <Link
        to={to('newBooking')}
        onClick={lastBooking.clear}
        className="inline-flex min-h-11 items-center justify-self-start text-small font-semibold text-petrol-600 underline underline-offset-4 hover:text-petrol-800"
      >
        {t(requested ? 'againRequest' : 'again')}
      </Link>
      {freeUntil && <p className="text-small text-ink-700">{t('freeCancel', { date: clock.moment(freeUntil) })}</p>}
    </div>
  )
}

const mail = (words: ReactNode) => <strong className="font-semibold wrap-anywhere">{words}</strong>
