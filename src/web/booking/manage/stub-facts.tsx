import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { company } from '#content/company.ts'
import type { Booking } from '#contract/booking.ts'
import { owesCar, stageOf } from '#rental/booking-stage.ts'
import { useWallClock } from '#rental/wall-clock.ts'
import { Bring } from './rental-ticket.tsx'

/** Next thing to know, beside the number on the ticket: a deadline, the papers to bring, or whom to call on the road. */
export function StubFacts({ booking }: { readonly booking: Booking }) {
  const t = useTranslations('booking.facts.rows')
  const clock = useWallClock()
  const { status, decisionBy, offerUntil, price } = booking
  if (decisionBy !== null) return <Fact label={t('decision')}>{clock.moment(decisionBy)}</Fact>
  if (offerUntil !== null) return <Fact label={t('offer')}>{clock.moment(offerUntil)}</Fact>
  if (stageOf(booking) === 'underway')
    return (
      <Fact label={t('emergency')}>
        <EmergencyNumber />
      </Fact>
    )
  if (status !== 'confirmed' || owesCar(booking)) return null
  return <Bring price={price} />
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <p className="text-small text-ink-500">{label}</p>
      <p className="figures heading-3 mt-1.5">{children}</p>
    </div>
  )
}

export function EmergencyNumber() {
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
