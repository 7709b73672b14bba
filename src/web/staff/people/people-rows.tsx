import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { useFormat } from '#rental/use-format.ts'
import { classes } from '#ui/classes.ts'
import { Avatar } from '../ui/avatar.tsx'
import { ColumnNames } from '../ui/column-names.tsx'
import { RowList, rowLook } from '../ui/row-list.tsx'
import { Chip } from '../ui/state-chip.tsx'
import { useAmount } from './use-amount.ts'

/** A customer or a company, as their lists show them. */
export interface PeopleRow {
  readonly id: string
  /** Address of the page. */
  readonly to: string
  /** Part of the name before that by which the list is sorted. */
  readonly given?: string
  readonly name: string
  readonly blocked: boolean
  /** Marks beside the name. */
  readonly marks?: ReactNode
  /** Second line below the name; on a phone with the first line of the second column. */
  readonly below: string
  /** Second column, in one line or two. */
  readonly beside: readonly [line: string | null, below?: string | null]
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
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_8rem] lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1.2fr)_4rem_7rem_7rem_7.5rem] min-[120rem]:grid-cols-[minmax(0,1.2fr)_minmax(0,1.2fr)_repeat(4,minmax(0,0.6fr))]'

/** Rows of a list of people; arrows go from row to row. */
export function PeopleRows({ label, heads, initials = false, rows }: Props) {
  const t = useTranslations('staff.customers')
  return (
    <>
      <ColumnNames
        className={columns}
        names={[
          ...heads,
          [t('rentals'), 'text-right'],
          [t('list.lastRental'), 'text-right'],
          [t('list.nextRental'), 'text-right'],
          [t('sums.open'), 'text-right'],
        ]}
      />
      <RowList label={label} className="px-4 pb-4 md:px-6">
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
  const inWords = useRentalWords()
  const date = useDay()
  const { lastRental, nextRental, beside } = row
  return (
    <Link data-row to={row.to} className={classes(columns, rowLook)}>
      <Name row={row} initials={initials} />
      <span className="min-w-0 max-md:hidden">
        <span className="figures block truncate">{beside[0]}</span>
        <span className="block truncate text-meta text-ink-500">{beside[1]}</span>
        <span className="sr-only">{inWords(row)}</span>
      </span>
      <Figure>{row.rentals}</Figure>
      <Figure>{lastRental && date(lastRental)}</Figure>
      <Figure>{nextRental && date(nextRental)}</Figure>
      <Owed row={row} />
    </Link>
  )
}

/** Name with its marks; of a person the part by which the list is sorted stands out. */
function Name({ row, initials }: { readonly row: PeopleRow; readonly initials: boolean }) {
  const t = useTranslations('staff.customers')
  const { given, name, below, beside } = row
  return (
    <span className={initials ? 'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3' : 'min-w-0'}>
      {initials && <Avatar name={`${given ?? ''} ${name}`} quiet />}
      <span className="min-w-0">
        <span className="flex items-center gap-1.5">
          <span className="truncate">
            {given} <span className="font-semibold">{name}</span>
          </span>
          {row.blocked && <Chip look="bad">{t('blocked')}</Chip>}
          {row.marks}
        </span>
        <span className="figures block truncate text-meta text-ink-500">
          {below}
          <span className="md:hidden">{[below && ' · ', beside[0]]}</span>
        </span>
      </span>
    </span>
  )
}

/** Amount that is to be paid, and in a narrow window the next or the last rental below it. */
function Owed({ row: { due, lastRental, nextRental } }: { readonly row: PeopleRow }) {
  const t = useTranslations('staff.customers')
  const date = useDay()
  return (
    <span className="min-w-0 text-right">
      <Due due={due} />
      <span aria-hidden className="figures block text-meta text-ink-500 lg:hidden">
        {nextRental === null
          ? lastRental && t('list.last', { date: date(lastRental) })
          : t('list.next', { date: date(nextRental) })}
      </span>
    </span>
  )
}

/** Figure in a column of its own. The words of the row say the same to a screen reader. */
const Figure = ({ children }: { readonly children: ReactNode }) => (
  <span aria-hidden className="figures text-right max-lg:hidden">
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
