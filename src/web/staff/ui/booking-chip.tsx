import { Check, Clock3, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'

import type { ListedBooking } from '#contract/staff-bookings.ts'
import { useNow } from '#api/clock.ts'
import { Chip, type ChipLook } from './state-chip.tsx'
import { useSpanWords } from './span-words.ts'

type Status = ListedBooking['status']

const looks: Partial<Record<Status, ChipLook>> = {
  requested: 'outline',
  offered: 'outline',
  pending_payment: 'outline',
  confirmed: 'petrol',
  active: 'running',
}

const HOUR_MS = 3_600_000

/** State of a booking in a word; a request and an offer also say how long they stand. */
export function BookingChip({
  status,
  overdue,
  until = null,
  end,
  bare = false,
}: {
  readonly status: Status
  readonly overdue: boolean
  /** Moment at which a request or an offer is over. */
  readonly until?: string | null
  /** Moment at which the car should be back, to say how long it is late. */
  readonly end?: number
  /** Whether the time is left out, because the page says it elsewhere. */
  readonly bare?: boolean
}) {
  const t = useTranslations('staff.bookings.states')
  const span = useSpanWords()
  const now = useNow().getTime()
  if (overdue)
    return (
      <Chip look="bad" icon={TriangleAlert}>
        {t('overdue')}
        {!bare && end !== undefined && now > end && ` ${span(now - end)}`}
      </Chip>
    )
  if (until !== null) {
    const left = Date.parse(until) - now
    return (
      <Chip look={left < HOUR_MS ? 'due' : 'outline'} icon={Clock3}>
        {t(status)}
        {!bare && ` · ${span(left)}`}
      </Chip>
    )
  }
  const confirmed = status === 'confirmed' || status === 'closed'
  return (
    <Chip look={looks[status] ?? 'neutral'} {...(confirmed && { icon: Check })}>
      {t(status)}
    </Chip>
  )
}
