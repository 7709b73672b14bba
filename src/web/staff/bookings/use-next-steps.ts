import { useTranslations } from 'use-intl'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import { useNow } from '#api/clock.ts'
import { useMoney } from '#rental/rental-words.ts'
import { useMay } from '../frame/me.tsx'
import { dueActOf, isWithoutCar, nextActOf, type ActName } from './acts-of.ts'

export interface NextStep {
  readonly name: ActName
  readonly words: string
  readonly key: string
}

export interface NextSteps {
  /** Moment from which the next act is possible; null if it is possible now. */
  readonly from: string | null
  /** Acts that are possible now, in the order in which they are done. */
  readonly steps: readonly NextStep[]
}

/** Acts that are next on a booking: open money first, because nobody drives away or is let go before it is paid. */
export function useNextSteps(booking: StaffBooking): NextSteps {
  const t = useTranslations('staff.bookings')
  const money = useMoney(booking.price.currency)
  const may = useMay()
  const now = useNow().getTime()
  const { next, balance, deposit, price } = booking
  if (isWithoutCar(booking) && may('changeBooking'))
    return { from: null, steps: [{ name: 'trip', words: t('next.otherClass'), key: 'Enter' }] }
  if (next?.from != null && now < Date.parse(next.from)) return { from: next.from, steps: [] }
  const due = may('recordPayment') ? dueActOf(booking) : null
  const act = nextActOf(booking)
  const steps: NextStep[] = []
  if (due === 'pay')
    steps.push({ name: due, words: t('next.collect', { amount: money.exact(balance.dueMinor) }), key: 'Enter' })
  if (due === 'payDeposit') {
    const open = price.depositMinor - deposit.paidMinor - deposit.authorisedMinor
    steps.push({ name: due, words: t('next.collectDeposit', { amount: money.exact(open) }), key: 'Enter' })
  }
  if (act !== null && next !== null)
    steps.push({ name: act, words: t(`next.acts.${next.step}`), key: due === null ? 'Enter' : 'u' })
  if (booking.status === 'requested' && may('declineRequest'))
    steps.push({ name: 'decline', words: t('acts.decline'), key: 'd' })
  return { from: null, steps }
}
