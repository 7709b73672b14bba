import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { unbroken } from '#content/unbroken.ts'
import type { Booking } from '#contract/booking.ts'
import { useSite } from '#api/site.ts'
import { useHref } from '#i18n/i18n.tsx'
import { useBranchName } from '#rental/branch-name.ts'
import { Status } from '#rental/booking-status.tsx'
import { isUnordered, stageOf } from '#rental/booking-stage.ts'
import { VehiclePicture } from '#rental/vehicle-picture.tsx'
import { useWallClock } from '#rental/wall-clock.ts'
import { useMoney, useWords } from '#rental/rental-words.ts'

/** Card of a booking in the list; the whole card links to its page. */
export function OwnCard({ booking }: { readonly booking: Booking }) {
  const words = useWords()
  const to = useHref()
  return (
    <article className="relative grid gap-x-6 gap-y-3 rounded-card border border-line bg-white p-5 transition-colors hover:border-ink-900 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <div className="max-sm:w-36">
        <VehiclePicture image={booking.vehicle.image} sizes="9rem" className="rounded-field bg-sand p-2" />
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h3 className="text-base font-semibold">
            <Link
              to={to('ownBookings', { booking: booking.reference })}
              className="after:absolute after:inset-0 after:rounded-card"
            >
              {words.similar(booking.vehicle.name)}
              <span className="figures block font-text text-small font-normal text-ink-500">
                {unbroken(booking.reference)}
              </span>
            </Link>
          </h3>
          <Status booking={booking} />
        </div>
        <Ends booking={booking} />
        <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line pt-3 text-small">
          <span className="text-ink-700">
            <Deadline booking={booking} />
          </span>
          <Total booking={booking} />
        </p>
        <Shortcuts booking={booking} />
      </div>
    </article>
  )
}

/** Links to change or cancel the booking directly, above the link that covers the card. */
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
    <p className="mt-2 flex flex-wrap gap-x-5">
      {ways.map(([address = '', label]) => (
        <Link
          key={address}
          to={address}
          aria-label={`${label}: ${reference}`}
          className="relative inline-flex min-h-11 items-center text-small font-semibold text-petrol-600 underline underline-offset-4 hover:text-petrol-800"
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
    <dl className="mt-3 grid gap-x-6 gap-y-2 text-small md:grid-cols-2">
      {ends.map(({ label, time, id }) => (
        <div key={label}>
          <dt className="text-ink-500">{label}</dt>
          <dd>
            <span className="figures block">{clock.both(time)}</span>
            <span className="block min-h-6 text-ink-700">{branch(branches?.find((one) => one.id === id))}</span>
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
  if (off && chargedMinor === 0) return <span className="ml-auto">{t('nothing')}</span>
  const label = off ? 'fee' : status === 'closed' ? 'inAll' : status === 'returned' ? 'inAllSoFar' : 'total'
  return (
    <span className="ml-auto">
      {t(label)} <span className="figures font-semibold">{money.exact(chargedMinor)}</span>
    </span>
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
