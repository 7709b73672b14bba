import { useTranslations } from 'use-intl'

import type { ListedBooking } from '#contract/staff-bookings.ts'
import type { Present } from '#contract/staff-presence.ts'
import { toInstant } from '#domain/berlin-time.ts'
import { useMoney } from '#rental/rental-words.ts'
import { classes } from '#ui/classes.ts'
import { BookingChip } from '../ui/booking-chip.tsx'
import { PresenceMark } from '../ui/presence-mark.tsx'
import { Chip } from '../ui/state-chip.tsx'

const dots: Partial<Record<ListedBooking['status'], string>> = {
  confirmed: 'border border-petrol-600',
  active: 'bg-petrol-600',
}

/** Whether a booking goes as it should: only what does not has a chip. */
const isUsual = ({ status, overdue, until }: ListedBooking): boolean =>
  !overdue && until === null && !['requested', 'offered', 'pending_payment'].includes(status)

/** State in a word, with a dot that repeats it. */
function QuietState({ status }: { readonly status: ListedBooking['status'] }) {
  const t = useTranslations('staff.bookings.states')
  return (
    <span className="inline-flex items-center gap-1.5 text-meta whitespace-nowrap text-ink-700">
      <span aria-hidden className={classes('size-2 shrink-0 rounded-full', dots[status] ?? 'bg-line-2')} />
      {t(status)}
    </span>
  )
}

/** State of a booking in its row, colleagues who are at it, and papers or a car that are missing. */
export function BookingState({ row, present }: { readonly row: ListedBooking; readonly present: readonly Present[] }) {
  const t = useTranslations('staff.bookings.list')
  const money = useMoney(row.currency)
  return (
    <span className="flex flex-col items-end gap-1 self-start pt-px md:items-start lg:pl-4">
      <PresenceMark present={present} />
      {isUsual(row) ? (
        <QuietState status={row.status} />
      ) : (
        <BookingChip status={row.status} overdue={row.overdue} until={row.until} end={toInstant(row.end).getTime()} />
      )}
      {/* Wider lists have what is due in the column of the price. */}
      {row.dueMinor > 0 && (
        <span className="-mt-1 figures text-meta text-ink-500 md:hidden">
          {t('due', { amount: money.exact(row.dueMinor) })}
        </span>
      )}
      {row.carOwed ? (
        <Chip look="bad">{t('carOwed')}</Chip>
      ) : (
        row.papersMissing && <span className="-mt-1 text-meta text-ink-500 max-md:hidden">{t('papers')}</span>
      )}
    </span>
  )
}
