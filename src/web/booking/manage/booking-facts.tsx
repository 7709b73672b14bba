import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { unbroken } from '#content/unbroken.ts'
import type { SiteData } from '#contract/site.ts'
import { whoElseDrives } from '#domain/additional-driver.ts'
import { useLanguage } from '#i18n/i18n.tsx'
import { stageOf } from '#rental/booking-stage.ts'
import { useWords } from '#rental/rental-words.ts'
import { Names } from '../drivers/driver-names.tsx'
import type { Access, ShownBooking } from './booking-access.ts'
import { Part } from './booking-part.tsx'
import { PhoneEntry } from './phone-entry.tsx'
import { EmergencyNumber } from './stub-facts.tsx'

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
  const reached = ['ahead', 'underway'].includes(stageOf(booking))
  const whose: readonly (Row | false)[] = [
    plate != null && [t('rows.plate'), <Plate key="plate" plate={plate} />],
    [t('rows.customer'), booking.customer],
    [t('rows.email'), booking.email],
  ]
  const rows: readonly (Row | false)[] = [
    [t('rows.extras'), extras.length === 0 ? t('none') : extras.join(', ')],
    drivers.length > 0 && [words.drivers(drivers.length), <Names key="drivers" drivers={drivers} />],
    booking.crossBorder && [t('rows.crossBorder'), t('yes')],
    stageOf(booking) !== 'off' && [t('rows.payment'), words.payment(booking.paymentMethod)],
    ...useDesks(booking, site),
    booking.status === 'confirmed' && [t('rows.emergency'), <EmergencyNumber key="emergency" />],
  ]
  return (
    <Part heading={t('details')}>
      <dl className="grid gap-x-8 gap-y-4 @2xl:grid-cols-2">
        <Rows rows={whose} />
        {access && reached && <PhoneEntry access={access} />}
        <Rows rows={rows} />
      </dl>
    </Part>
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

/** Hours and telephone of the branches where the customer is still to come. */
function useDesks({ pickup, dropoff, ...booking }: ShownBooking, site: SiteData): Row[] {
  const t = useTranslations('booking.facts.place')
  const language = useLanguage()
  const stage = stageOf(booking)
  const ids = stage === 'ahead' ? [...new Set([pickup, dropoff])] : stage === 'underway' ? [dropoff] : []
  return ids.map((id) => {
    const { names, hours, phone } = site.branches.find((one) => one.id === id)!
    return [
      names[language],
      <>
        <span className="figures block">
          {t('hours')}: {hours[language].replaceAll('\n', ', ')}
        </span>
        <span className="figures block">
          {t('phone')}:{' '}
          <a href={phone.href} className="-my-2.5 inline-flex min-h-11 items-center underline underline-offset-4">
            {phone.text}
          </a>
        </span>
      </>,
    ]
  })
}

const Plate = ({ plate }: { readonly plate: string }) => (
  <strong className="figures font-semibold">{unbroken(plate)}</strong>
)
