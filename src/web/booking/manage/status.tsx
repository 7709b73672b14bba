import { useTranslations } from 'use-intl'

import type { Booking } from '../../../contract/booking.ts'
import { classes } from '../../ui/classes.ts'

const good: ReadonlySet<Booking['status']> = new Set(['confirmed', 'active', 'returned', 'closed'])
const over: ReadonlySet<Booking['status']> = new Set(['declined', 'expired', 'cancelled', 'withdrawn', 'no_show'])

/** The state of a booking in a word. */
export function Status({ status }: { readonly status: Booking['status'] }) {
  const t = useTranslations('booking.words.statuses')
  const look = good.has(status)
    ? 'bg-success-100 text-success'
    : over.has(status)
      ? 'bg-sand text-ink-700'
      : 'bg-amber-100 text-amber-800'
  return <span className={classes('rounded-full px-3 py-1 text-small font-semibold', look)}>{t(status)}</span>
}
