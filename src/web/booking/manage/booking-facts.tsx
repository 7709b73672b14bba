import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { unbroken } from '#content/unbroken.ts'
import { company } from '#content/company.ts'
import type { SiteData } from '#contract/site.ts'
import { whoElseDrives } from '#domain/additional-driver.ts'
import { Names } from '../drivers/driver-names.tsx'
import { VehiclePicture } from '#rental/vehicle-picture.tsx'
import { useWallClock } from '#rental/wall-clock.ts'
import { useWords } from '#rental/rental-words.ts'
import type { ShownBooking } from './booking-access.ts'
import { Cost } from './cost.tsx'
import { Place } from '#rental/branch-place.tsx'
import { stageOf } from '#rental/booking-stage.ts'

/** The car of a booking, the agreement and the cost, each reduced to what still matters. */
export function BookingFacts({ booking, site }: { readonly booking: ShownBooking; readonly site: SiteData }) {
  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 @3xl:grid-cols-[minmax(0,1fr)_18rem] @3xl:grid-rows-[auto_1fr]">
        <div className="max-w-md @3xl:col-start-2">
          <VehiclePicture
            image={booking.vehicle.image}
            sizes="(min-width: 1024px) 18rem, 28rem"
            className="rounded-card bg-sand p-4"
          />
        </div>
        <div className="@3xl:col-start-1 @3xl:row-span-2 @3xl:row-start-1">
          <Facts booking={booking} site={site} />
        </div>
        <Cost booking={booking} />
      </div>
    </div>
  )
}

function Emergency() {
  const { text, href } = company.emergency
  return (
    <a
      href={href}
      className="figures -my-2.5 inline-flex min-h-11 items-center font-semibold text-petrol-600 underline underline-offset-4"
    >
      {text}
    </a>
  )
}

type Row = readonly [label: string, value: ReactNode]

function Facts({ booking, site }: { readonly booking: ShownBooking; readonly site: SiteData }) {
  const t = useTranslations('booking.facts')
  const words = useWords()
  const clock = useWallClock()
  const ends = useEnds(booking, site)
  const { status, plate, offerUntil, decisionBy } = booking
  const extras = booking.extras.map(({ code, quantity }) =>
    quantity > 1 ? `${quantity} × ${words.service(code)}` : words.service(code),
  )
  const drivers = whoElseDrives(booking)
  const rows: readonly (Row | false)[] = [
    [t('rows.vehicle'), `${words.similar(booking.vehicle.name)} (${words.type(booking.vehicle.type)})`],
    plate != null && [t('rows.plate'), <Plate key="plate" plate={plate} />],
    ...ends,
    (status === 'confirmed' || status === 'active') && [t('rows.emergency'), <Emergency key="emergency" />],
    [t('rows.customer'), booking.customer],
    [t('rows.email'), booking.email],
    [t('rows.extras'), extras.length === 0 ? t('none') : extras.join(', ')],
    drivers.length > 0 && [words.drivers(drivers.length), <Names key="drivers" drivers={drivers} />],
    booking.crossBorder && [t('rows.crossBorder'), t('yes')],
    stageOf(booking) !== 'off' && [t('rows.payment'), words.payment(booking.paymentMethod)],
    [t('rows.booked'), clock.moment(booking.createdAt)],
    offerUntil !== null && [t('rows.offer'), clock.moment(offerUntil)],
    decisionBy !== null && [t('rows.decision'), clock.moment(decisionBy)],
  ]
  return (
    <dl className="divide-y divide-line border-y border-line">
      {rows
        .filter((row) => row !== false)
        .map(([label, value]) => (
          <div key={label} className="gap-4 py-3 sm:grid sm:grid-cols-[9rem_minmax(0,1fr)]">
            <dt className="text-small text-ink-500 sm:pt-0.5">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

/** Places and times of pickup and drop-off. Directions are shown once, to the place where the customer goes next. */
function useEnds(booking: ShownBooking, site: SiteData): Row[] {
  const t = useTranslations('booking.facts.rows')
  const clock = useWallClock()
  const { pickup, dropoff, start, end } = booking
  const stage = stageOf(booking)
  const branch = (id: number) => site.branches.find((one) => one.id === id)!
  const known = stage === 'ahead' ? pickup === dropoff : stage !== 'underway'
  return [
    [t('pickup'), <Place key="pickup" branch={branch(pickup)} time={clock.both(start)} brief={stage !== 'ahead'} />],
    [t('dropoff'), <Place key="dropoff" branch={branch(dropoff)} time={clock.both(end)} brief={known} />],
  ]
}

const Plate = ({ plate }: { readonly plate: string }) => (
  <strong className="figures font-semibold">{unbroken(plate)}</strong>
)
