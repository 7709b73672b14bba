import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { Booking } from '../../../contract/booking.ts'
import type { SiteData } from '../../../contract/site.ts'
import { useBranchName } from '../branch.ts'
import { PriceList, PriceNotes } from '../price/price-list.tsx'
import { useWallClock } from '../wall-clock.ts'
import { useWords } from '../words.ts'

/** Everything about a booking, and its price item by item. */
export function BookingFacts({ booking, site }: { readonly booking: Booking; readonly site: SiteData }) {
  const t = useTranslations('booking.manage')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <Facts booking={booking} site={site} />
      <section>
        <h3 className="mb-3 text-subtitle">{t('price')}</h3>
        <PriceList price={booking.price} />
        <div className="mt-5">
          <PriceNotes price={booking.price} />
        </div>
      </section>
    </div>
  )
}

function Facts({ booking, site }: { readonly booking: Booking; readonly site: SiteData }) {
  const t = useTranslations('booking.manage')
  const words = useWords()
  const clock = useWallClock()
  const branch = useBranchName()
  const place = (id: number) => branch(site.branches.find((one) => one.id === id))
  const extras = booking.extras.map(({ code, quantity }) =>
    quantity > 1 ? `${quantity} × ${words.service(code)}` : words.service(code),
  )
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t('rows.vehicle'), `${words.similar(booking.vehicle.name)} (${words.type(booking.vehicle.type)})`],
    [t('rows.pickup'), <Moment key="pickup" place={place(booking.pickup)} time={clock.both(booking.start)} />],
    [t('rows.dropoff'), <Moment key="dropoff" place={place(booking.dropoff)} time={clock.both(booking.end)} />],
    [t('rows.customer'), booking.customer],
    [t('rows.email'), booking.email],
    [t('rows.extras'), extras.length === 0 ? t('none') : extras.join(', ')],
    ...(booking.crossBorder ? [[t('rows.crossBorder'), t('yes')] as const] : []),
    [t('rows.payment'), words.payment(booking.paymentMethod)],
    [t('rows.booked'), clock.moment(booking.createdAt)],
    ...(booking.decisionBy ? [[t('rows.decision'), clock.moment(booking.decisionBy)] as const] : []),
  ]
  return (
    <dl className="divide-y divide-line border-y border-line">
      {rows.map(([label, value]) => (
        <div key={label} className="gap-4 py-3 sm:grid sm:grid-cols-[9rem_minmax(0,1fr)]">
          <dt className="text-small text-ink-500 sm:pt-0.5">{label}</dt>
          <dd className="[overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Moment({ place, time }: { readonly place: string; readonly time: string }) {
  return (
    <>
      {place}
      <span className="figures block text-ink-700">{time}</span>
    </>
  )
}
