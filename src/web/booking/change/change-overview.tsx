import { useTranslations } from 'use-intl'

import { freeCancelPromise } from '#domain/cancellation.ts'
import type { Offer } from '#contract/booking.ts'
import { useBranchName } from '#rental/branch-name.ts'
import { bookedDrivers } from '../drivers/booked-drivers.ts'
import { nameOf } from '../drivers/named-driver.ts'
import { PriceList, PriceNotes } from '#rental/price-list.tsx'
import { useWallClock } from '#rental/wall-clock.ts'
import { useMoney, useWords } from '#rental/rental-words.ts'
import { chosenExtras, type Trip } from '../flow/trip.ts'
import { useDifference } from './difference.ts'
import { tripOf, type Change } from './use-change.ts'

type Priced = Offer & { readonly price: NonNullable<Offer['price']> }

/** The new agreement beside the previous one, and the difference in price. */
export function ChangeOverview({ form, offer }: { readonly form: Change; readonly offer: Priced }) {
  const t = useTranslations('booking.change')
  const rows = useRows(form, offer)
  const { price } = offer
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <dl className="divide-y divide-line self-start border-y border-line">
        {rows.map(({ label, now, before }) => (
          <div key={label} className="py-3">
            <dt className="text-small text-ink-500">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">
              {before !== now && (
                <span className="block text-small text-ink-500">{t('before', { value: before })}</span>
              )}
              <span className={before === now ? undefined : 'font-semibold'}>
                {before !== now && <span aria-hidden>→ </span>}
                <span>{now}</span>
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <div>
        <h4 className="mb-3 heading-3">{t('price')}</h4>
        <PriceList price={price} />
        <div className="mt-4">
          <PriceNotes price={price} extras={chosenExtras(form.trip.extras)} freeCancel={useFreeCancel(form)} />
        </div>
        <Totals form={form} now={price.totalMinor} />
      </div>
    </div>
  )
}

function Totals({ form: { booking }, now }: { readonly form: Change; readonly now: number }) {
  const t = useTranslations('booking.change')
  const money = useMoney(booking.price.currency)
  const words = useWords()
  const difference = useDifference(booking.price.currency)
  const before = booking.price.totalMinor
  return (
    <>
      <dl className="figures mt-5 space-y-1.5 border-t border-line pt-4">
        <Amount label={t('totalBefore')} value={money.exact(before)} />
        <Amount label={t('difference')} value={difference(before, now)} strong />
      </dl>
      <p className="mt-3 text-small text-ink-700">{t('payLater', { method: words.payment(booking.paymentMethod) })}</p>
    </>
  )
}

function Amount({
  label,
  value,
  strong = false,
}: {
  readonly label: string
  readonly value: string
  readonly strong?: boolean
}) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{label}</dt>
      <dd className={strong ? 'font-bold' : 'font-semibold'}>{value}</dd>
    </div>
  )
}

interface ChangeRow {
  readonly label: string
  readonly now: string
  readonly before: string
}

function useRows({ booking, site, trip, drivers }: Change, offer: Offer): readonly ChangeRow[] {
  const t = useTranslations('booking.facts.rows')
  const none = useTranslations('booking.change')('noExtras')
  const words = useWords()
  const extras = useExtrasText()
  const branch = useBranchName()
  const clock = useWallClock()
  const place = (id: number | undefined, local: string | undefined) =>
    [local && clock.both(local), branch(site.branches.find((one) => one.id === id))].filter(Boolean).join(', ')
  const own = tripOf(booking)
  const who = (names: readonly string[]) => names.map((name) => name || words.notNamed).join(', ') || none
  const booked = bookedDrivers(booking).map(nameOf)
  const names = { now: who(drivers.list.map(({ name }) => name)), before: who(booked) }
  const people = words.drivers(Math.max(drivers.list.length, booked.length))
  const vehicle = ({ name, type }: { readonly name: string; readonly type: string }) =>
    `${words.similar(name)} (${words.type(type)})`
  return [
    { label: t('vehicle'), now: vehicle(offer), before: vehicle(booking.vehicle) },
    { label: t('pickup'), now: place(trip.pickup, trip.start), before: place(own.pickup, own.start) },
    { label: t('dropoff'), now: place(trip.dropoff, trip.end), before: place(own.dropoff, own.end) },
    { label: t('extras'), now: extras(trip), before: extras(own) },
    ...(names.now === names.before ? [] : [{ label: people, ...names }]),
  ]
}

function useExtrasText(): (trip: Trip) => string {
  const t = useTranslations('booking.change')
  const words = useWords()
  return ({ extras, crossBorder }) => {
    const chosen = Object.entries(extras)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([code, quantity]) => (quantity > 1 ? `${quantity} × ${words.service(code)}` : words.service(code)))
    return [...chosen, ...(crossBorder ? [t('abroad')] : [])].join(', ') || t('noExtras')
  }
}

/** Terms of cancelling after the change; a request can be withdrawn at any time. */
function useFreeCancel({ booking, site, now, trip }: Change): string | undefined {
  const t = useTranslations('booking.change')
  const clock = useWallClock()
  const { cancellation, status, start } = booking
  if (status !== 'confirmed' || !cancellation) return undefined
  const agreed = clock.moment(cancellation.freeUntil)
  if (!cancellation.free) return t('freeOver', { date: agreed })
  if (trip.start === start) return t('freeUntil', { date: agreed })
  const until = freeCancelPromise(trip.start!, now, site.rules)
  return until === null ? t('freeNever') : t('freeUntil', { date: clock.moment(until.toISOString()) })
}
