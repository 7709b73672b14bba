import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { Booking } from '#contract/booking.ts'
import { owesCar, stageOf } from '#rental/booking-stage.ts'
import { useMoney } from '#rental/rental-words.ts'
import { classes } from '#ui/classes.ts'
import { useWallClock } from '#rental/wall-clock.ts'
import { EmergencyNumber } from './emergency-number.tsx'
import { Bring, largeFigure } from './rental-ticket.tsx'

/** Next thing to know, beside the number on the ticket: a deadline, the papers to bring, or whom to call on the road. */
export function StubFacts({ booking }: { readonly booking: Booking }) {
  const t = useTranslations('booking.facts.rows')
  const clock = useWallClock()
  const money = useMoney(booking.price.currency)
  const { status, decisionBy, offerUntil, price, chargedMinor } = booking
  if (decisionBy !== null) return <Fact label={t('decision')}>{clock.moment(decisionBy)}</Fact>
  if (offerUntil !== null) return <Fact label={t('offer')}>{clock.moment(offerUntil)}</Fact>
  if (status === 'pending_payment')
    return (
      <Fact label={t('toPay')} large>
        {money.exact(price.totalMinor)}
      </Fact>
    )
  const stage = stageOf(booking)
  if (status === 'returned') return <Fact label={t('settlement')}>{t('byEmail')}</Fact>
  if (status === 'closed')
    return (
      <Fact label={t('total')} large>
        {money.exact(chargedMinor)}
      </Fact>
    )
  if (stage === 'off')
    return (
      <Fact label={t('fee')} large={chargedMinor > 0}>
        {chargedMinor > 0 ? money.exact(chargedMinor) : t('none')}
      </Fact>
    )
  if (stage === 'underway')
    return (
      <Fact label={t('emergency')}>
        <EmergencyNumber />
      </Fact>
    )
  if (status !== 'confirmed' || owesCar(booking)) return null
  return <Bring price={price} />
}

export function Fact({
  label,
  large = false,
  children,
}: {
  readonly label: string
  readonly large?: boolean
  readonly children: ReactNode
}) {
  return (
    <div>
      <p className="text-small text-ink-500">{label}</p>
      <p className={classes('figures heading-3 mt-1', large && largeFigure)}>{children}</p>
    </div>
  )
}
