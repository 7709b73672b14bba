import { useTranslations } from 'use-intl'

import type { BookingEvent } from '#contract/own-bookings.ts'
import { useWallClock } from '#rental/wall-clock.ts'
import { Part } from '../manage/booking-part.tsx'

const named = ({ status, by }: BookingEvent) =>
  by === 'company' && (status === 'cancelled' || status === 'withdrawn') ? (`${status}ByUs` as const) : status

/** History of a booking: its events with their times. */
export function History({ events }: { readonly events: readonly BookingEvent[] }) {
  const t = useTranslations('booking.own.history')
  const clock = useWallClock()
  return (
    <Part heading={t('heading')}>
      <ol className="space-y-2">
        {events.map((event) => (
          <li key={`${event.at} ${event.status}`} className="gap-4 @3xl:grid @3xl:grid-cols-[11.5rem_minmax(0,1fr)]">
            <time dateTime={event.at} className="figures block text-small text-ink-500 @3xl:pt-0.5">
              {clock.moment(event.at)}
            </time>
            {t(named(event))}
          </li>
        ))}
      </ol>
    </Part>
  )
}
