import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { unbroken } from '#content/unbroken.ts'
import type { Booking } from '#contract/booking.ts'
import { useNow } from '#api/clock.ts'
import { useSite } from '#api/site.ts'
import { useHref } from '#i18n/i18n.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { useBranchName } from '#rental/branch-name.ts'
import { StageStatus, Status } from '#rental/booking-status.tsx'
import { isUnordered, stageOf } from '#rental/booking-stage.ts'
import { untilPickup } from '#rental/rental-moment.ts'
import { Side } from '#rental/side.tsx'
import { Stage } from '#rental/stage.tsx'
import { useWallClock } from '#rental/wall-clock.ts'
import { useMoney } from '#rental/rental-words.ts'

/** Row of a booking in the list; the whole row links to its page. */
export function OwnRow({ booking }: { readonly booking: Booking }) {
  const off = stageOf(booking) === 'off'
  return (
    <article className="group relative gap-x-7 py-5 sm:flex">
      <div className="w-28 shrink-0 empty:hidden max-sm:absolute max-sm:top-4.5 max-sm:right-0 sm:-ml-2 sm:w-40 sm:pt-1">
        <Side
          image={booking.vehicle.image}
          sizes="160px"
          className={classes('h-10.5 w-28 sm:h-15 sm:w-40', off && 'opacity-60')}
        />
      </div>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 max-sm:pr-31">
          <h3 className="flex flex-wrap items-baseline gap-x-3 font-display text-[1.0625rem] leading-snug font-[650] tracking-[-0.02em] [word-spacing:0.08em]">
            <ToBooking booking={booking} />
            <Reference booking={booking} className="text-ink-500" />
          </h3>
          <Status booking={booking} />
        </div>
        <Facts booking={booking} />
      </div>
    </article>
  )
}

/** The next rental, with its car on a stage above the same facts. */
export function OwnNext({ booking }: { readonly booking: Booking }) {
  const t = useTranslations('booking.own.card')
  const to = useHref()
  const ahead = untilPickup(booking.start, useNow())
  const { reference } = booking
  return (
    <article className="group">
      <Stage
        light="dusk"
        image={booking.vehicle.image}
        eager
        sizes="(min-width: 40rem) 430px, 340px"
        className="h-83 rounded-b-none p-5 [--car:min(270px,100%-2rem)] [--floor:298px] [--x:calc((100%-min(270px,100%-2rem))/2)] sm:h-55 sm:px-7 sm:py-7 sm:[--car:18rem] sm:[--floor:11.5rem] sm:[--x:auto] sm:[--xr:1.75rem] xl:[--car:21rem] xl:[--xr:2.25rem]"
      >
        <div className="sm:max-w-[52%]">
          <p className="flex flex-wrap items-center gap-x-4 gap-y-0.5 text-small">
            <span className="font-medium text-petrol-300">{t('next')}</span>
            <StageStatus booking={booking} />
          </p>
          <p className="figures mt-2 font-display text-[2.5rem] leading-none font-[650] tracking-[-0.035em] [word-spacing:0.08em] text-white">
            {t('ahead', { in: ahead.in, count: 'count' in ahead ? ahead.count : 0 })}
          </p>
          <h3 className="mt-3 text-[1.0625rem] leading-snug font-[650] tracking-[-0.02em] [word-spacing:0.08em]">
            <ToBooking booking={booking} plain />
            <Reference booking={booking} className="mt-1 block text-[#cfdfe1]" />
          </h3>
        </div>
      </Stage>
      <div className="rounded-b-card border border-t-0 border-line bg-white px-4.75 pt-2 pb-5 sm:px-7 sm:pb-6">
        <Facts booking={booking}>
          <ButtonLink
            to={to('ownBookings', { booking: reference })}
            variant="quiet"
            aria-label={`${t('show')}: ${reference}`}
            className="relative max-sm:mt-3 max-sm:w-full"
          >
            {t('show')}
          </ButtonLink>
        </Facts>
      </div>
    </article>
  )
}

interface ToBookingProps {
  readonly booking: Booking
  /** Drops the arrow, where a button says the same. */
  readonly plain?: boolean
}

function ToBooking({ booking: { reference, vehicle }, plain = false }: ToBookingProps) {
  const similar = useTranslations('booking.facts')('orSimilar')
  const to = useHref()
  return (
    <Link
      to={to('ownBookings', { booking: reference })}
      className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-field"
    >
      {vehicle.name} <span className={inTextFace}>{similar}</span>
      {!plain && (
        <span
          aria-hidden
          className={classes(inTextFace, 'ml-2 inline-block transition-transform group-hover:translate-x-0.5')}
        >
          ›
        </span>
      )}
    </Link>
  )
}

/** Beside the name, which is in the display face. */
const inTextFace = 'font-text text-small font-normal tracking-normal'

function Reference({ booking, className }: { readonly booking: Booking; readonly className: string }) {
  return <span className={classes('figures', inTextFace, className)}>{unbroken(booking.reference)}</span>
}

interface FactsProps {
  readonly booking: Booking
  /** Button at the end of the last line. */
  readonly children?: ReactNode
}

/** When and where, what it costs and until when, beside each other on a wide page; below, what can be done. */
function Facts({ booking, children }: FactsProps) {
  return (
    <>
      <div className="mt-3 gap-x-7 xl:flex xl:justify-between">
        <Ends booking={booking} />
        <div className="max-xl:mt-4 xl:text-right">
          <p className="flex flex-wrap items-baseline gap-x-2 xl:flex-col xl:items-end">
            <Total booking={booking} />
          </p>
          <p className="text-small text-balance text-ink-700 empty:hidden">
            <Deadline booking={booking} />
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-7 has-[>a]:sm:mt-7">
        <Shortcuts booking={booking} />
        {children}
      </div>
    </>
  )
}

/** Links to change or cancel the booking directly, above the link that covers the row. */
function Shortcuts({ booking: { reference, status, changeable, cancellation } }: { readonly booking: Booking }) {
  const t = useTranslations('booking.manage')
  const to = useHref()
  const request = isUnordered(status)
  const ways = [
    changeable !== null && [
      to('ownBookings', { booking: reference, change: '' }),
      t(request ? 'actions.changeRequest' : 'actions.change'),
    ],
    cancellation !== null && [
      `${to('ownBookings', { booking: reference })}#cancel`,
      t(request ? 'cancel.openRequest' : 'cancel.open'),
    ],
  ].filter((way) => way !== false)
  if (ways.length === 0) return null
  return (
    <p className="mt-1 -mb-2 flex flex-wrap gap-x-5">
      {ways.map(([address = '', label], at) => (
        <Link
          key={address}
          to={address}
          aria-label={`${label}: ${reference}`}
          className={classes(
            'relative inline-flex min-h-11 items-center text-small font-semibold underline underline-offset-4 hover:text-petrol-800',
            at === 0 ? 'text-petrol-600' : 'text-ink-700',
          )}
        >
          {label}
        </Link>
      ))}
    </p>
  )
}

function Ends({ booking }: { readonly booking: Booking }) {
  const t = useTranslations('booking.flow.summary')
  const clock = useWallClock()
  const branch = useBranchName()
  const branches = useSite().data?.branches
  const ends = [
    { label: t('pickup'), time: booking.start, id: booking.pickup },
    { label: t('dropoff'), time: booking.end, id: booking.dropoff },
  ]
  return (
    <dl className="grid gap-x-7 gap-y-3 min-[26rem]:grid-cols-2 xl:grid-cols-[12rem_12rem]">
      {ends.map(({ label, time, id }) => (
        <div
          key={label}
          className="max-[26rem]:grid max-[26rem]:grid-cols-[5.25rem_minmax(0,1fr)] max-[26rem]:items-baseline"
        >
          <dt className="text-small text-ink-500">{label}</dt>
          <dd>
            <span className="figures block font-semibold">{clock.both(time)}</span>
            <span className="block min-h-6 text-small text-ink-700">
              {branch(branches?.find((one) => one.id === id))}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Agreed price, or the final cost once the rental is over. */
function Total({ booking }: { readonly booking: Booking }) {
  const t = useTranslations('booking.own.card')
  const money = useMoney(booking.price.currency)
  const { status, chargedMinor } = booking
  const off = stageOf(booking) === 'off'
  if (off && chargedMinor === 0) return t('nothing')
  const label = off ? 'fee' : status === 'closed' ? 'inAll' : status === 'returned' ? 'inAllSoFar' : 'total'
  return (
    <>
      <span className="figures font-display text-[1.375rem] leading-tight font-[650] tracking-[-0.02em]">
        {money.exact(chargedMinor)}
      </span>{' '}
      <span className="text-small text-ink-500 xl:order-first">{t(label)}</span>
    </>
  )
}

/** Deadline that matters now: for free cancelling, or for our answer. */
function Deadline({ booking }: { readonly booking: Booking }) {
  const t = useTranslations('booking.own.card')
  const clock = useWallClock()
  const { status, cancellation, decisionBy, offerUntil } = booking
  if (decisionBy !== null) return t('decision', { date: clock.moment(decisionBy) })
  if (offerUntil !== null) return t('offer', { date: clock.moment(offerUntil) })
  if (status !== 'confirmed' || cancellation?.free !== true) return null
  if (cancellation.carOwed) return t('freeNow')
  return t('freeUntil', { date: clock.moment(cancellation.freeUntil) })
}
