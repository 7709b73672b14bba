import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { unbroken } from '#content/unbroken.ts'
import type { SiteData } from '#contract/site.ts'
import { whoElseDrives } from '#domain/additional-driver.ts'
import { useLanguage } from '#i18n/i18n.tsx'
import { isOver, stageOf } from '#rental/booking-stage.ts'
import { useWords } from '#rental/rental-words.ts'
import { classes } from '#ui/classes.ts'
import { Names } from '../drivers/driver-names.tsx'
import type { Access, ShownBooking } from './booking-access.ts'
import { onTicket } from './booking-part.tsx'
import { PhoneEntry } from './phone-entry.tsx'
import { numberLink } from './emergency-number.tsx'

type Row = readonly [label: string, value: ReactNode]

interface FactsProps {
  readonly booking: ShownBooking
  readonly site: SiteData
  /** Access by which the phone number can be replaced; missing on the confirmation, which only shows. */
  readonly access?: Access
}

/** Rest of the agreement, in quiet rows below the ticket. */
export function BookingFacts({ booking, site, access }: FactsProps) {
  const t = useTranslations('booking.facts')
  const words = useWords()
  const { plate } = booking
  const extras = booking.extras.map(({ code, quantity }) =>
    quantity > 1 ? `${quantity} × ${words.service(code)}` : words.service(code),
  )
  const drivers = whoElseDrives(booking)
  const whose: readonly (Row | false)[] = [
    plate != null && [t('rows.plate'), <Plate key="plate" plate={plate} />],
    [t('rows.customer'), booking.customer],
    [t('rows.email'), booking.email],
  ]
  const rows: readonly (Row | false)[] = [
    extras.length > 0 && [t('rows.extras'), extras.join(', ')],
    drivers.length > 0 && [words.drivers(drivers.length), <Names key="drivers" drivers={drivers} />],
    booking.crossBorder && [t('rows.crossBorder'), t('yes')],
    stageOf(booking) !== 'off' && [t('rows.payment'), words.payment(booking.paymentMethod)],
  ]
  return (
    // In a large window three even columns: the middle one begins below the ticket's second half.
    <section
      className={classes(
        onTicket,
        'border-t border-line py-8 min-[120rem]:@6xl:grid-cols-[29.5rem_30rem_minmax(0,1fr)]',
      )}
    >
      {/* On a wide page they stand beside the desks; else, and where there are none, they take the desks' column. */}
      <div className="group/facts @6xl:not-only:block @2xl:col-span-2 @2xl:grid @2xl:grid-cols-subgrid @6xl:not-only:col-span-1">
        <h2 className="mb-4 heading-3">{t('details')}</h2>
        <dl className="grid content-start gap-4 @3xl:grid-cols-2 @3xl:gap-x-8 @3xl:gap-y-5 @6xl:group-not-only/facts:grid-cols-1">
          <Rows rows={whose} />
          {access && !isOver(booking) && <PhoneEntry access={access} />}
          <Rows rows={rows} />
        </dl>
      </div>
      <Desks booking={booking} site={site} />
    </section>
  )
}

function Rows({ rows }: { readonly rows: readonly (Row | false)[] }) {
  return rows
    .filter((row) => row !== false)
    .map(([label, value]) => (
      <div key={label}>
        <dt className="text-small text-ink-500">{label}</dt>
        <dd className="[overflow-wrap:anywhere]">{value}</dd>
      </div>
    ))
}

/** Hours and telephone of the branches where the customer is still to come. Elsewhere, they are on the ticket. */
function Desks({ booking, site }: { readonly booking: ShownBooking; readonly site: SiteData }) {
  const t = useTranslations('booking.facts')
  const language = useLanguage()
  const { pickup, dropoff } = booking
  const stage = stageOf(booking)
  const desks = [
    stage === 'ahead' && ([pickup === dropoff ? 'place.both' : 'rows.pickup', pickup] as const),
    (stage === 'underway' || (stage === 'ahead' && pickup !== dropoff)) && (['rows.dropoff', dropoff] as const),
  ].filter((desk) => desk !== false)
  if (desks.length === 0) return null
  return (
    <div className="hidden @6xl:contents">
      {desks.map(([label, id]) => {
        const { names, hours, phone } = site.branches.find((one) => one.id === id)!
        return (
          <div key={id}>
            <h2 className="mb-4 heading-3">{t(label)}</h2>
            <p className="font-semibold">{names[language]}</p>
            <dl className="figures">
              <dt className="sr-only">{t('place.hours')}</dt>
              <dd className="whitespace-pre-line">{hours[language]}</dd>
              <dt className="sr-only">{t('place.phone')}</dt>
              <dd>
                <a href={phone.href} className={numberLink}>
                  {phone.text}
                </a>
              </dd>
            </dl>
          </div>
        )
      })}
    </div>
  )
}

const Plate = ({ plate }: { readonly plate: string }) => (
  <strong className="figures font-semibold">{unbroken(plate)}</strong>
)
