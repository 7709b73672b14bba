import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import type { ListedBooking } from '#contract/staff-bookings.ts'
import type { Present } from '#contract/staff-presence.ts'
import { toInstant } from '#domain/berlin-time.ts'
import { timeOf } from '#domain/period.ts'
import { useMoney, useWords } from '#rental/rental-words.ts'
import { useBranchById } from './branch-words.ts'
import { useFormat } from '#rental/use-format.ts'
import { classes } from '#ui/classes.ts'
import { usePresent } from '../frame/presence.ts'
import { useStaffHref } from '../frame/staff-href.ts'
import { PresenceMark } from '../ui/presence-mark.tsx'
import { RowList, RowSkeleton } from '../ui/row-list.tsx'
import { Chip } from '../ui/state-chip.tsx'
import { BookingChip } from '../ui/booking-chip.tsx'

/** Rows of the list; arrows go from row to row. Until the first answer they are grey at their true height. */
export function BookingRows({ rows }: { readonly rows: readonly ListedBooking[] | undefined }) {
  const t = useTranslations('staff.bookings.list')
  const present = usePresent()
  if (rows === undefined) return <RowSkeleton />
  return (
    <RowList label={t('label')} className="max-w-420 px-4 pb-4 md:px-6">
      {rows.map((row) => (
        <li key={row.reference} className="border-t border-line first:border-t-0">
          <Row row={row} present={present(row.reference)} />
        </li>
      ))}
    </RowList>
  )
}

const gone: ReadonlySet<ListedBooking['status']> = new Set(['cancelled', 'no_show', 'declined', 'withdrawn', 'expired'])

function Row({ row, present }: { readonly row: ListedBooking; readonly present: readonly Present[] }) {
  const t = useTranslations('staff.bookings.list')
  const href = useStaffHref()
  const format = useFormat()
  const branch = useBranchById()
  const words = useWords()
  const money = useMoney(row.currency)
  const oneWay = row.pickup !== row.dropoff
  return (
    <Link
      data-row
      to={href(`bookings/${row.reference}`)}
      className="press -mx-2 grid min-h-12.25 grid-cols-[5.5rem_minmax(0,1fr)_auto] items-center gap-x-3 rounded-field px-2 py-1.5 hover:bg-sand focus-visible:bg-petrol-50 focus-visible:-outline-offset-2 touch:min-h-14 md:gap-x-4 lg:grid-cols-[7rem_minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_8.5rem_auto]"
    >
      <span>
        <span className="clock block text-sm leading-4.5">{timeOf(row.start)}</span>
        <span className="block text-meta text-ink-500">{format.date(row.start)}</span>
      </span>
      <span className="min-w-0">
        <span className={classes('block truncate font-semibold', gone.has(row.status) && 'line-through')}>
          {row.customer || row.reference}
        </span>
        <span className="block truncate text-meta text-ink-500">
          {row.plate !== null && <span className="plate mr-1.5 text-ink-700">{row.plate}</span>}
          <span className="lg:hidden">
            {words.type(row.vehicle.type)} · {t('days', { count: row.days })}
          </span>
          <span className="max-lg:hidden">{row.reference}</span>
        </span>
      </span>
      <span className="min-w-0 max-lg:hidden">
        <span className="block truncate">{words.type(row.vehicle.type)}</span>
        <span className="block truncate text-meta text-ink-500">{t('days', { count: row.days })}</span>
      </span>
      <span className="min-w-0 max-lg:hidden">
        <span className="block truncate">{branch(row.pickup)}</span>
        <span className="block truncate text-meta text-ink-500">
          {format.date(row.end)}
          {oneWay && ` → ${branch(row.dropoff)}`}
        </span>
      </span>
      <span className="text-right max-lg:hidden">
        <span className="figures block">{money.exact(row.totalMinor)}</span>
        <span className="figures block text-meta text-ink-500">
          {row.dueMinor > 0 ? t('due', { amount: money.exact(row.dueMinor) }) : row.totalMinor > 0 && t('paid')}
        </span>
      </span>
      <span className="flex flex-col items-end gap-1 lg:min-w-36">
        <PresenceMark present={present} />
        <BookingChip status={row.status} overdue={row.overdue} until={row.until} end={toInstant(row.end).getTime()} />
        {row.carOwed ? (
          <Chip look="bad">{t('carOwed')}</Chip>
        ) : (
          row.papersMissing && <span className="text-meta text-ink-500">{t('papers')}</span>
        )}
      </span>
    </Link>
  )
}
