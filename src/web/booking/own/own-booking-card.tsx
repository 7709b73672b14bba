import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { unbroken } from '#content/unbroken.ts'
import type { Booking } from '#contract/booking.ts'
import { useSite } from '#api/site.ts'
import { useHref } from '#i18n/i18n.tsx'
import { classes } from '#ui/classes.ts'
import { useBranchName } from '#rental/branch-name.ts'
import { Status } from '#rental/booking-status.tsx'
import { isUnordered, stageOf } from '#rental/booking-stage.ts'
import { Side } from '#rental/side.tsx'
import { useWallClock } from '#rental/wall-clock.ts'
import { useMoney, useWords } from '#rental/rental-words.ts'

/** Row of a booking in the list; the whole row links to its page. */
export function OwnRow({ booking }: { readonly booking: Booking }) {
  const words = useWords()
  const to = useHref()
  const off = stageOf(booking) === 'off'
  return (
    <article className="group relative gap-x-7 py-6 sm:flex">
      <div className="w-28 shrink-0 empty:hidden max-sm:absolute max-sm:top-5 max-sm:right-0 sm:w-40 sm:pt-1">
        <Side
          image={booking.vehicle.image}
          sizes="160px"
          className={classes('h-10.5 w-28 sm:h-15 sm:w-40', off && 'opacity-60')}
        />
      </div>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 max-sm:pr-31">
          <h3 className="font-display text-[1.0625rem] leading-snug font-[650] tracking-[-0.02em]">
            <Link
              to={to('ownBookings', { booking: booking.reference })}
              className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-field"
            >
              {words.similar(booking.vehicle.name)}
            </Link>
            <span className="figures mt-1 block font-text text-small font-normal tracking-normal text-ink-500">
              {unbroken(booking.reference)}
            </span>
          </h3>
          <Status booking={booking} />
        </div>
        <Ends booking={booking} />
        <p className="mt-4">
          <Total booking={booking} />
        </p>
        <p className="text-small text-ink-700 empty:hidden">
          <Deadline booking={booking} />
        </p>
        <Shortcuts booking={booking} />
      </div>
    </article>
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
    <p className="-mb-2 mt-1 flex flex-wrap gap-x-5">
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
    <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-x-4 gap-y-3 sm:gap-x-6">
      {ends.map(({ label, time, id }) => (
        <div key={label}>
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
      <span className="figures mr-1 font-display text-xl font-[650] tracking-[-0.02em]">
        {money.exact(chargedMinor)}
      </span>{' '}
      <span className="text-small text-ink-500">{t(label)}</span>
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
