import { useTranslations } from 'use-intl'

import type { SiteData } from '#contract/site.ts'
import { flightText } from '#domain/flight.ts'
import { useLanguage } from '#i18n/i18n.tsx'
import { stageOf } from '#rental/booking-stage.ts'
import type { Access, ShownBooking } from '../manage/booking-access.ts'
import { Part } from '../manage/booking-part.tsx'
import { FlightEntry } from './flight-entry.tsx'
import { LateLanding } from './late-landing.tsx'

interface AirportProps {
  readonly booking: ShownBooking
  readonly site: SiteData
  /** Access by which the flight can be set; missing on the confirmation, which only shows it. */
  readonly access?: Access
  readonly onChanged?: (booking: ShownBooking) => void
}

/** Pickup at an airport that is still to come: the flight, the way to the desk, and what happens if one lands late. */
export function AirportPart({ booking, site, access, onChanged }: AirportProps) {
  const t = useTranslations('booking.arrival')
  const language = useLanguage()
  const branch = site.branches.find(({ id }) => id === booking.pickup)
  if (branch?.atAirport !== true || stageOf(booking) !== 'ahead') return null
  const way = branch.ways[language]
  const { flight, start } = booking
  return (
    <Part heading={t('heading')}>
      <dl className="grid gap-x-8 gap-y-5 @2xl:grid-cols-2">
        {access && onChanged ? (
          <FlightEntry booking={booking} access={access} onChanged={onChanged} />
        ) : (
          flight !== null && <Row label={t('flight')}>{flightText(flight)}</Row>
        )}
        {way !== '' && <Row label={t('way')}>{way}</Row>}
        <div className="@2xl:col-span-2">
          <dt className="text-small text-ink-500">{t('late.heading')}</dt>
          <dd>
            <LateLanding branch={branch} start={start} rules={site.rules} ordered={booking.status === 'confirmed'} />
          </dd>
        </div>
      </dl>
    </Part>
  )
}

function Row({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <div>
      <dt className="text-small text-ink-500">{label}</dt>
      <dd className="max-w-[48ch]">{children}</dd>
    </div>
  )
}
