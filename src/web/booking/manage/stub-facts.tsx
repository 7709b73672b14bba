import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { company } from '#content/company.ts'
import type { Booking } from '#contract/booking.ts'
import { owesCar, stageOf } from '#rental/booking-stage.ts'
import { useMoney } from '#rental/rental-words.ts'
import { useWallClock } from '#rental/wall-clock.ts'
import { Bring } from './rental-ticket.tsx'

/** Next thing to know, beside the number on the ticket: a deadline, the papers to bring, or whom to call on the road. */
export function StubFacts({ booking }: { readonly booking: Booking }) {
  const t = useTranslations('booking.facts.rows')
  const clock = useWallClock()
  const money = useMoney(booking.price.currency)
  const { status, decisionBy, offerUntil, price, chargedMinor } = booking
  if (decisionBy !== null) return <Fact label={t('decision')}>{clock.moment(decisionBy)}</Fact>
  if (offerUntil !== null) return <Fact label={t('offer')}>{clock.moment(offerUntil)}</Fact>
  if (status === 'pending_payment') return <Fact label={t('toPay')}>{money.exact(price.totalMinor)}</Fact>
  const stage = stageOf(booking)
  if (status === 'closed') return <Fact label={t('total')}>{money.exact(chargedMinor)}</Fact>
  if (stage === 'off') return chargedMinor > 0 ? <Fact label={t('fee')}>{money.exact(chargedMinor)}</Fact> : null
  if (stage === 'underway')
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
