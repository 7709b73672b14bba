import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'

import type { Booking } from '#contract/booking.ts'
import { classes } from '#ui/classes.ts'
import { ClockIcon } from '#ui/rental-icons.tsx'
import { owesCar } from './booking-stage.ts'

const good: ReadonlySet<Booking['status']> = new Set(['confirmed', 'active', 'returned', 'closed'])
const over: ReadonlySet<Booking['status']> = new Set(['declined', 'expired', 'cancelled', 'withdrawn', 'no_show'])

interface StatusProps {
  readonly booking: Pick<Booking, 'status' | 'cancellation'>
}

/** The state of a booking in a word. */
export function Status({ booking }: StatusProps) {
  const { status } = booking
  const owed = owesCar(booking)
  const look = over.has(status)
    ? 'bg-sand text-ink-700'
    : good.has(status) && !owed
      ? 'bg-success-100 text-success'
      : 'bg-amber-100 text-amber-800'
  return <span className={classes('rounded-full px-3 py-1 text-small font-semibold', look)}>{useWord(booking)}</span>
}

/** The same on a dark stage, in plain words; amber while something is owed. */
export function StageStatus({ booking }: StatusProps) {
  const settled = good.has(booking.status) && !owesCar(booking)
  return (
    <span className={classes('flex items-center gap-1.5 font-semibold', settled ? 'text-[#cfdfe1]' : 'text-amber-500')}>
      {settled ? <Check aria-hidden size={18} /> : <ClockIcon />}
      {useWord(booking)}
    </span>
  )
}

function useWord(booking: StatusProps['booking']): string {
  const t = useTranslations('booking.words')
  return owesCar(booking) ? t('carOwed') : t(`statuses.${booking.status}`)
}
