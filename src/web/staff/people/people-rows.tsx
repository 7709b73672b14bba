import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { useFormat } from '#rental/use-format.ts'
import { classes } from '#ui/classes.ts'
import { Avatar } from '../ui/avatar.tsx'
import { RowList } from '../ui/row-list.tsx'
import { Chip } from '../ui/state-chip.tsx'
import { useAmount } from './use-amount.ts'

/** A customer or a company, as their lists show them. */
export interface PeopleRow {
  readonly id: string
  /** Address of the page. */
  readonly to: string
  readonly name: string
  readonly blocked: boolean
  /** Marks beside the name. */
  readonly marks?: ReactNode
  /** Second line below the name. */
  readonly below: string
  /** Second column. */
  readonly beside: string | null
  readonly rentals: number
  readonly lastRental: string | null
  readonly nextRental: string | null
  readonly due: readonly { readonly minor: number; readonly currency: string }[]
}

interface Props {
  readonly label: string
  /** Names of the first two columns. */
  readonly heads: readonly [string, string]
  /** Whether each row begins with initials. */
  readonly initials?: boolean
  readonly rows: readonly PeopleRow[]
}

/** Columns of the rows and of their heads; below that a row has two lines, with the rentals in words. */
const columns =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_8rem] lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1.3fr)_4rem_7rem_7rem_7.5rem] min-[120rem]:grid-cols-[minmax(0,1.3fr)_minmax(0,1.3fr)_7rem_10rem_10rem_10rem]'
const width = 'max-w-320 min-[120rem]:max-w-none'

/** Rows of a list of people; arrows go from row to row. */
export function PeopleRows({ label, heads, initials = false, rows }: Props) {
  const t = useTranslations('staff.customers')
  return (
    <>
      <div aria-hidden className={classes(width, 'border-b border-line px-6 max-lg:hidden')}>
        <div className={classes(columns, 'h-8 text-xs text-ink-500')}>
          <span>{heads[0]}</span>
          <span>{heads[1]}</span>
          <span>{t('rentals')}</span>
          <span>{t('list.lastRental')}</span>
          <span>{t('list.nextRental')}</span>
          <span className="text-right">{t('sums.open')}</span>
        </div>
      </div>
      <RowList label={label} className={classes(width, 'px-4 pb-4 md:px-6')}>
        {rows.map((row) => (
          <li key={row.id} className="border-t border-line first:border-t-0">
            <Row row={row} initials={initials} />
          </li>
        ))}
      </RowList>
    </>
  )
}

function Row({ row, initials }: { readonly row: PeopleRow; readonly initials: boolean }) {
  const t = useTranslations('staff.customers')
  const { lastRental, nextRental } = row
  const date = useDay()
  const inWords = useRentalWords()
  return (
    <Link
      data-row
      to={row.to}
      className={classes(
        columns,
        'press -mx-2 min-h-12.25 rounded-field px-2 py-1.5 hover:bg-sand focus-visible:bg-petrol-50 focus-visible:-outline-offset-2 touch:min-h-14',
      )}
    >
      <span className={initials ? 'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3' : 'min-w-0'}>
        {initials && <Avatar name={row.name} quiet />}
        <span className="min-w-0">
          <span className="flex items-center gap-1.5">
            <span className="truncate font-semibold">{row.name}</span>
            {row.blocked && <Chip look="bad">{t('blocked')}</Chip>}
            {row.marks}
          </span>
          <span className="figures block truncate text-meta text-ink-500">{row.below}</span>
        </span>
      </span>
      <span className="min-w-0 max-md:hidden">
        <span className="block truncate">{row.beside}</span>
        <span className="block truncate text-meta text-ink-500 lg:sr-only">{inWords(row)}</span>
      </span>
      <Figure>{row.rentals}</Figure>
      <Figure>{lastRental && date(lastRental)}</Figure>
      <Figure>{nextRental && date(nextRental)}</Figure>
      <span className="min-w-0 text-right">
        <Due due={row.due} />
        <span className="figures block text-meta text-ink-500 md:hidden">
          {nextRental === null
            ? lastRental && t('list.last', { date: date(lastRental) })
            : t('list.next', { date: date(nextRental) })}
        </span>
      </span>
    </Link>
  )
}

/** Figure in a column of its own. The words of the row say the same to a screen reader. */
const Figure = ({ children }: { readonly children: ReactNode }) => (
  <span aria-hidden className="figures max-lg:hidden">
    {children}
  </span>
)

function useDay(): (start: string) => string {
  const { date } = useFormat()
  return (start) => date(start.slice(0, 10), 'day')
}

/** Rentals in words: '2 Mieten, nächste 3. Dez.'. */
function useRentalWords(): (row: PeopleRow) => string {
  const t = useTranslations('staff.customers')
  const date = useDay()
  return ({ rentals, lastRental, nextRental }) =>
    [
      t('rentalCount', { count: rentals }),
      lastRental && nextRental === null && t('list.last', { date: date(lastRental) }),
      nextRental && t('list.next', { date: date(nextRental) }),
    ]
      .filter(Boolean)
      .join(', ')
}

/** Amount that is still to be paid: alone in its column, and with a word where there are no heads. */
function Due({ due }: Pick<PeopleRow, 'due'>) {
  const t = useTranslations('staff.customers')
  const write = useAmount()
  const open = due.filter(({ minor }) => minor > 0)
  if (open.length === 0) return null
  const amount = open.map(({ minor, currency }) => write(minor, currency)).join(' · ')
  return (
    <span className="figures block font-semibold">
      <span className="lg:sr-only">{t('due', { amount })}</span>
      <span aria-hidden className="max-lg:hidden">
        {amount}
      </span>
    </span>
  )
}
