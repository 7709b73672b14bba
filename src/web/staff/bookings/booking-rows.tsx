import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import type { ListedBooking } from '#contract/staff-bookings.ts'
import type { Present } from '#contract/staff-presence.ts'
import { nextAppointment } from '#domain/appointment.ts'
import { dateOf, timeOf } from '#domain/period.ts'
import { useMoney, useWords } from '#rental/rental-words.ts'
import { useFormat } from '#rental/use-format.ts'
import { classes } from '#ui/classes.ts'
import { usePresent } from '../frame/presence.ts'
import { useStaffHref } from '../frame/staff-href.ts'
import { ColumnNames } from '../ui/column-names.tsx'
import { RowGroup, useDayWords } from '../ui/row-group.tsx'
import { RowList, rowLook } from '../ui/row-list.tsx'
import { BookingState } from './booking-state.tsx'
import { useBranchById } from './branch-words.ts'

interface Props {
  readonly rows: readonly ListedBooking[]
  /** Whether they are in the order of their next appointments; else in that of their pickups. */
  readonly ahead: boolean
}

/** Rows of the list below the days of their appointments; arrows go from row to row. */
export function BookingRows({ rows, ahead }: Props) {
  const t = useTranslations('staff.bookings.list')
  const present = usePresent()
  const dayWords = useDayWords()
  const groups = Map.groupBy(rows, (row) => {
    const moment = momentOf(row, ahead)
    return moment && dateOf(moment.at)
  })
  return (
    <>
      <Heads />
      <RowList label={t('label')} className="px-4 pb-4 md:px-6">
        {[...groups].map(([day, ofDay]) => (
          <RowGroup key={day} name={day === null ? t('afterwards') : dayWords(day)}>
            {ofDay.map((row) => (
              <li key={row.reference} className="border-t border-line first:border-t-0">
                <Row row={row} ahead={ahead} present={present(row.reference)} />
              </li>
            ))}
          </RowGroup>
        ))}
      </RowList>
    </>
  )
}

/** Appointment by which a row stands in its list; null if it has none any more. */
function momentOf({ status, start, end }: ListedBooking, ahead: boolean) {
  const next = ahead ? nextAppointment(status) : 'pickup'
  return next && { next, at: next === 'pickup' ? start : end }
}

/** Columns of the rows and of their heads. */
const columns =
  'grid grid-cols-[4.25rem_minmax(0,1fr)_auto] content-center items-center gap-x-3 md:grid-cols-[4.5rem_minmax(0,1fr)_7.5rem_9rem] md:gap-x-4 lg:grid-cols-[4.5rem_minmax(0,1.2fr)_minmax(0,0.9fr)_minmax(0,1.4fr)_7rem_11rem] min-[120rem]:grid-cols-[5.5rem_minmax(0,1.1fr)_minmax(0,0.9fr)_minmax(0,1fr)_minmax(0,0.8fr)_minmax(0,1fr)_minmax(0,1fr)_8rem_12rem]'

/** Columns that only the widest screens have room for, and those that stand in for them elsewhere. */
const wide = 'min-w-0 max-[119.99rem]:hidden'
const notWide = 'min-w-0 max-lg:hidden min-[120rem]:hidden'

function Heads() {
  const t = useTranslations('staff.bookings.list')
  return (
    <ColumnNames
      className={columns}
      names={[
        t('heads.next'),
        t('heads.customer'),
        [t('heads.phone'), wide],
        [t('heads.car'), wide],
        t('type'),
        [t('heads.rental'), notWide],
        [t('ends.pickup'), wide],
        [t('ends.back'), wide],
        [t('heads.total'), 'text-right'],
        [t('states'), 'pl-4'],
      ]}
    />
  )
}

const gone: ReadonlySet<ListedBooking['status']> = new Set(['cancelled', 'no_show', 'declined', 'withdrawn', 'expired'])

interface RowProps {
  readonly row: ListedBooking
  readonly ahead: boolean
  readonly present: readonly Present[]
}

function Row({ row, ahead, present }: RowProps) {
  const t = useTranslations('staff.bookings.list')
  const href = useStaffHref()
  const words = useWords()
  return (
    <Link data-row to={href(`bookings/${row.reference}`)} className={classes(columns, rowLook)}>
      <Appointment row={row} ahead={ahead} />
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
      <span className={classes(wide, 'figures self-start truncate')}>{row.phone}</span>
      <span className={wide}>
        {/* The line is as high as those beside it, however small the plate. */}
        <span className="block">
          <span className="plate">{row.plate}</span>
        </span>
        <span className="block truncate text-meta text-ink-500">{row.vehicle.name}</span>
      </span>
      <span className="min-w-0 max-lg:hidden">
        <span className="block truncate">{words.type(row.vehicle.type)}</span>
        <span className="block truncate text-meta text-ink-500">
          {row.plate !== null && <span className="plate text-ink-700 min-[120rem]:hidden">{row.plate}</span>}
          <span className="max-[119.99rem]:hidden">{t('days', { count: row.days })}</span>
        </span>
      </span>
      <Rental row={row} />
      <Total row={row} />
      <BookingState row={row} present={present} />
    </Link>
  )
}

/** Time of the appointment below its day, and what it is; the day of the return where nothing is to come. */
function Appointment({ row, ahead }: Pick<RowProps, 'row' | 'ahead'>) {
  const t = useTranslations('staff.bookings.list.ends')
  const format = useFormat()
  const moment = momentOf(row, ahead)
  return (
    <span>
      <span className="clock block text-sm leading-4.5">{timeOf(moment?.at ?? row.end)}</span>
      <span className="block truncate text-meta text-ink-500">
        {moment === null ? format.date(row.end, 'day') : t(moment.next === 'pickup' ? 'pickup' : 'back')}
      </span>
    </span>
  )
}

/** Start and end of a rental, and its branches; the widest screens have both ends beside each other. */
function Rental({ row }: { readonly row: ListedBooking }) {
  const t = useTranslations('staff.bookings.list')
  const format = useFormat()
  const branch = useBranchById()
  const ends = [
    [row.start, row.pickup],
    [row.end, row.dropoff],
  ] as const
  return (
    <>
      <span className={notWide}>
        <span className="figures block truncate">
          {format.days(dateOf(row.start), dateOf(row.end))} · {t('days', { count: row.days })}
        </span>
        <span className="block truncate text-meta text-ink-500">
          {row.pickup !== row.dropoff && `${branch(row.pickup)} → `}
          {branch(row.dropoff)}
        </span>
      </span>
      {ends.map(([moment, where]) => (
        <span key={moment} className={wide}>
          <span className="figures block truncate">{format.wallClock(moment)}</span>
          <span className="block truncate text-meta text-ink-500">{branch(where)}</span>
        </span>
      ))}
    </>
  )
}

/** Price of a booking, and what of it is still to be paid. */
function Total({ row }: { readonly row: ListedBooking }) {
  const t = useTranslations('staff.bookings.list')
  const money = useMoney(row.currency)
  return (
    <span className="self-start text-right max-md:hidden">
      <span className="figures block">{money.exact(row.totalMinor)}</span>
      {row.dueMinor > 0 && (
        <span className="figures block text-meta text-ink-500">
          {row.dueMinor === row.totalMinor ? t('dueWhole') : t('due', { amount: money.exact(row.dueMinor) })}
        </span>
      )}
    </span>
  )
}
