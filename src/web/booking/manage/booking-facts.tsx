import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { company } from '../../../content/company.ts'
import type { SiteData } from '../../../contract/site.ts'
import { whoElseDrives } from '../../../domain/additional-driver.ts'
import { Names } from '../drivers/names.tsx'
import { ChargeList } from '../price/charge-list.tsx'
import { PriceList, PriceNotes } from '../price/price-list.tsx'
import { VehiclePicture } from '../vehicle/picture.tsx'
import { useWallClock } from '../wall-clock.ts'
import { useWords } from '../words.ts'
import type { ShownBooking } from './access.ts'
import { Place } from './place.tsx'

/** Everything about a booking, its price item by item, and what came on top. */
export function BookingFacts({ booking, site }: { readonly booking: ShownBooking; readonly site: SiteData }) {
  const t = useTranslations('booking.manage')
  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 @3xl:grid-cols-[minmax(0,1fr)_18rem]">
        <Facts booking={booking} site={site} />
        <section>
          <div className="mb-6 hidden @3xl:block">
            <VehiclePicture image={booking.vehicle.image} sizes="18rem" className="rounded-card bg-sand p-4" />
          </div>
          <h3 className="mb-3 text-subtitle">{t('price')}</h3>
          <PriceList price={booking.price} />
          <div className="mt-5">
            <PriceNotes price={booking.price} extras={booking.extras} />
          </div>
          {booking.charges && (
            <ChargeList charges={booking.charges} status={booking.status} currency={booking.price.currency} />
          )}
        </section>
      </div>
    </div>
  )
}

function Emergency() {
  const { text, href } = company.emergency
  return (
    <a href={href} className="figures font-semibold text-petrol-600 underline underline-offset-4">
      {text}
    </a>
  )
}

function Facts({ booking, site }: { readonly booking: ShownBooking; readonly site: SiteData }) {
  const t = useTranslations('booking.manage')
  const words = useWords()
  const clock = useWallClock()
  const branch = (id: number) => site.branches.find((one) => one.id === id)!.code
  const extras = booking.extras.map(({ code, quantity }) =>
    quantity > 1 ? `${quantity} × ${words.service(code)}` : words.service(code),
  )
  const drivers = whoElseDrives(booking)
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t('rows.vehicle'), `${words.similar(booking.vehicle.name)} (${words.type(booking.vehicle.type)})`],
    ...(booking.plate
      ? [
          [
            t('rows.plate'),
            <strong key="plate" className="figures font-semibold">
              {booking.plate}
            </strong>,
          ] as const,
        ]
      : []),
    [
      t('rows.pickup'),
      <Place key="pickup" code={branch(booking.pickup)} time={clock.both(booking.start)} brief={false} />,
    ],
    [
      t('rows.dropoff'),
      <Place
        key="dropoff"
        code={branch(booking.dropoff)}
        time={clock.both(booking.end)}
        brief={booking.pickup === booking.dropoff}
      />,
    ],
    ...(booking.status === 'confirmed' || booking.status === 'active'
      ? [[t('rows.emergency'), <Emergency key="emergency" />] as const]
      : []),
    [t('rows.customer'), booking.customer],
    [t('rows.email'), booking.email],
    [t('rows.extras'), extras.length === 0 ? t('none') : extras.join(', ')],
    ...(drivers.length > 0
      ? [[words.drivers(drivers.length), <Names key="drivers" drivers={drivers} />] as const]
      : []),
    ...(booking.crossBorder ? [[t('rows.crossBorder'), t('yes')] as const] : []),
    [t('rows.payment'), words.payment(booking.paymentMethod)],
    [t('rows.booked'), clock.moment(booking.createdAt)],
    ...(booking.offerUntil ? [[t('rows.offer'), clock.moment(booking.offerUntil)] as const] : []),
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
