import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import type { BookingStatus } from '#domain/booking-status.ts'
import { dateOf, type LocalDateTime } from '#domain/period.ts'
import { useFormat } from '#rental/use-format.ts'
import { classes } from '#ui/classes.ts'
import { useStaffHref } from '../frame/staff-href.ts'
import { BookingChip } from '../ui/booking-chip.tsx'
import { useAmount } from './use-amount.ts'

interface Props {
  readonly rental: {
    readonly reference: string
    readonly status: BookingStatus
    readonly start: LocalDateTime
    readonly end: LocalDateTime
    readonly overdue?: boolean
    readonly currency: string
    readonly dueMinor: number
  }
  readonly title: string
  /** Words before the days, such as the car. */
  readonly car?: ReactNode
  /** Its whole price, in minor units. */
  readonly priceMinor: number
}

/** States that a row need not name: it went as usual. */
const usual: ReadonlySet<BookingStatus> = new Set(['closed', 'returned', 'confirmed'])

/** A rental on the page of the customer or of the company whose it is; the whole row leads to it. */
export function RentalRow({ rental, title, car, priceMinor }: Props) {
  const t = useTranslations('staff.customers')
  const href = useStaffHref()
  const { date } = useFormat()
  const amount = useAmount()
  const { reference, status, start, end, overdue = false, currency, dueMinor } = rental
  return (
    <li className="border-b border-line">
      <Link
        to={href(`bookings/${reference}`)}
        className="press -mx-2 flex min-h-12.25 items-start gap-x-4 rounded-field px-2 py-1.5 hover:bg-sand"
      >
        <span className="min-w-0 flex-1">
          <span className="flex min-h-5.5 items-center gap-2">
            <span className="truncate font-semibold">{title}</span>
            {(overdue || !usual.has(status)) && <BookingChip status={status} overdue={overdue} />}
          </span>
          {car !== undefined && <span className="block truncate text-meta text-ink-500">{car}</span>}
          <span className="figures block text-meta text-ink-500">
            {date(dateOf(start), 'short')} – {date(dateOf(end), 'short')} ·{' '}
            <span className="whitespace-nowrap">{reference}</span>
          </span>
        </span>
        <span className="shrink-0 text-right">
          <span className="figures block leading-5.5">{amount(priceMinor, currency)}</span>
          <span
            className={classes('figures block text-meta', dueMinor > 0 ? 'font-semibold text-ink-900' : 'text-ink-500')}
          >
            {dueMinor < 0 && t('back', { amount: amount(-dueMinor, currency) })}
            {dueMinor > 0 &&
              (dueMinor === priceMinor ? t('dueWhole') : t('due', { amount: amount(dueMinor, currency) }))}
            {dueMinor === 0 && priceMinor > 0 && t('paid')}
          </span>
        </span>
      </Link>
    </li>
  )
}
