import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import type { ListedBooking } from '#contract/staff-bookings.ts'
import type { Present } from '#contract/staff-presence.ts'
import { useNow } from '#api/clock.ts'
import { toInstant, toLocal } from '#domain/berlin-time.ts'
import { addDays, dateOf, timeOf } from '#domain/period.ts'
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
    <>
      <Heads />
      <RowList label={t('label')} className="max-w-320 px-4 pb-4 md:px-6 min-[120rem]:max-w-none">
        {rows.map((row) => (
          <li key={row.reference} className="border-t border-line first:border-t-0">
            <Row row={row} present={present(row.reference)} />
          </li>
        ))}
      </RowList>
    </>
  )
}

/** Columns of the rows and of their heads. */
const columns =
  'grid grid-cols-[5.5rem_minmax(0,1fr)_auto] items-center gap-x-3 md:grid-cols-[6.5rem_minmax(0,1fr)_7.5rem_9rem] md:gap-x-4 lg:grid-cols-[6.5rem_minmax(0,1.3fr)_minmax(0,0.8fr)_minmax(0,1.2fr)_7rem_10.5rem] min-[120rem]:grid-cols-[8rem_minmax(0,1.2fr)_minmax(0,0.8fr)_minmax(0,0.8fr)_minmax(0,0.8fr)_minmax(0,1.2fr)_9rem_13rem]'

/** Columns that only the widest screens have room for. */
const wide = 'min-w-0 max-[119.99rem]:hidden'

/** Heads of the columns, for the eye: each row says by itself what it holds. */
function Heads() {
  const t = useTranslations('staff.bookings.list')
  return (
    <div aria-hidden className="max-w-320 border-b border-line px-6 max-lg:hidden min-[120rem]:max-w-none">
      <div className={classes(columns, 'h-8 text-xs text-ink-500')}>
        <span>{t('heads.pickup')}</span>
        <span>{t('heads.customer')}</span>
        <span className={wide}>{t('heads.phone')}</span>
        <span className={wide}>{t('heads.car')}</span>
        <span>{t('type')}</span>
        <span>{t('heads.back')}</span>
        <span className="text-right">{t('heads.total')}</span>
        <span className="pl-4">{t('states')}</span>
      </div>
    </div>
  )
}

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

const gone: ReadonlySet<ListedBooking['status']> = new Set(['cancelled', 'no_show', 'declined', 'withdrawn', 'expired'])

function Row({ row, present }: { readonly row: ListedBooking; readonly present: readonly Present[] }) {
  const t = useTranslations('staff.bookings.list')
  const href = useStaffHref()
  const format = useFormat()
  const branch = useBranchById()
  const words = useWords()
  const oneWay = row.pickup !== row.dropoff
  return (
    <Link
      data-row
      to={href(`bookings/${row.reference}`)}
      className={classes(
        columns,
        'press -mx-2 min-h-12.25 rounded-field px-2 py-1.5 hover:bg-sand focus-visible:bg-petrol-50 focus-visible:-outline-offset-2 touch:min-h-14',
      )}
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
          {row.plate !== null && <span className="plate mr-1.5 text-ink-700 lg:hidden">{row.plate}</span>}
          <span className="lg:hidden">
            {words.type(row.vehicle.type)}
            <span className="max-sm:hidden"> · {t('days', { count: row.days })}</span>
          </span>
          <span className="max-lg:hidden">{row.reference}</span>
        </span>
      </span>
      <span className={classes(wide, 'figures truncate')}>{row.phone}</span>
      <span className={wide}>
        <span className="plate block">{row.plate}</span>
      </span>
      <span className="min-w-0 max-lg:hidden">
        <span className="block truncate">{words.type(row.vehicle.type)}</span>
        <span className="block truncate text-meta text-ink-500">
          {t('days', { count: row.days })}
          {row.plate !== null && <span className="plate ml-2 text-ink-700 min-[120rem]:hidden">{row.plate}</span>}
        </span>
      </span>
      <span className="min-w-0 max-lg:hidden">
        <span className="block truncate">{format.wallClock(row.end)}</span>
        <span className="block truncate text-meta text-ink-500">
          {oneWay && `${branch(row.pickup)} → `}
          {branch(row.dropoff)}
        </span>
      </span>
      <TotalCell row={row} />
      <StateCell row={row} present={present} />
    </Link>
  )
}

/** Price of a booking, and what of it is due. */
function TotalCell({ row }: { readonly row: ListedBooking }) {
  const t = useTranslations('staff.bookings.list')
  const money = useMoney(row.currency)
  return (
    <span className="text-right max-md:hidden">
      <span className="figures block">{money.exact(row.totalMinor)}</span>
      <span
        className={classes('figures block text-meta', row.dueMinor > 0 ? 'font-semibold text-ink-900' : 'text-ink-500')}
      >
        {row.dueMinor > 0 ? t('due', { amount: money.exact(row.dueMinor) }) : row.totalMinor > 0 && t('paid')}
      </span>
    </span>
  )
}

/** Until when a car is out: 'bis Sa., 08:00', with the day of the month beyond a week. */
function useTill(): (end: string) => string {
  const t = useTranslations('staff.bookings.list')
  const format = useFormat()
  const today = dateOf(toLocal(useNow()))
  return (end) => {
    const day = dateOf(end)
    const near = day >= today && day < addDays(today, 7)
    const words = day === today ? '' : `${format.date(end, near ? 'weekday' : 'day')}, `
    return t('till', { time: `${words}${timeOf(end)}` })
  }
}

/** State of a booking, colleagues who are at it, and papers or a car that are missing. */
function StateCell({ row, present }: { readonly row: ListedBooking; readonly present: readonly Present[] }) {
  const t = useTranslations('staff.bookings.list')
  const till = useTill()
  const money = useMoney(row.currency)
  return (
    <span className="flex flex-col items-end gap-1 lg:items-start lg:pl-4">
      <PresenceMark present={present} />
      {isUsual(row) ? (
        <>
          <QuietState status={row.status} />
          {/* Wider lists have the return in a column. */}
          {row.status === 'active' && <span className="-mt-1 text-meta text-ink-500 lg:hidden">{till(row.end)}</span>}
          {row.dueMinor > 0 && row.status !== 'active' && (
            <span className="-mt-1 figures text-meta font-semibold text-ink-900 md:hidden">
              {t('due', { amount: money.exact(row.dueMinor) })}
            </span>
          )}
        </>
      ) : (
        <BookingChip status={row.status} overdue={row.overdue} until={row.until} end={toInstant(row.end).getTime()} />
      )}
      {row.carOwed ? (
        <Chip look="bad">{t('carOwed')}</Chip>
      ) : (
        row.papersMissing && <span className="text-meta text-ink-500">{t('papers')}</span>
      )}
    </span>
  )
}
