import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import type { Answer } from '#api/call-server.ts'
import { classes } from '#ui/classes.ts'
import { useStaffHref } from '../frame/staff-href.ts'
import { Avatar } from '../ui/avatar.tsx'
import { RowList } from '../ui/row-list.tsx'
import { Chip } from '../ui/state-chip.tsx'
import { ColumnNames } from './column-names.tsx'
import { DueAmount, LastRental } from './list-figures.tsx'

type Listed = Answer<'getStaffCustomers'>['customers'][number]

const columns =
  'lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1.2fr)_minmax(13.5rem,1fr)_8rem] min-[90rem]:grid-cols-[22.5rem_20rem_minmax(0,1fr)_8rem] min-[120rem]:grid-cols-[repeat(3,minmax(0,1fr))_8rem]'

/** Customers in the order of their names; arrows go from row to row. */
export function CustomerRows({ rows }: { readonly rows: readonly Listed[] }) {
  const t = useTranslations('staff.customers')
  return (
    <>
      <ColumnNames className={columns} names={[t('name'), t('email'), t('rentals'), t('sums.open')]} />
      <RowList label={t('title')} className="px-4 pb-4 md:px-6">
        {rows.map((row) => (
          <li key={row.id} className="border-t border-line first:border-t-0">
            <Row row={row} />
          </li>
        ))}
      </RowList>
    </>
  )
}

function Row({ row }: { readonly row: Listed }) {
  const t = useTranslations('staff.customers')
  const href = useStaffHref()
  const name = `${row.firstName} ${row.lastName}`.trim()
  return (
    <Link
      data-row
      to={href(`customers/${row.id}`)}
      className={classes(
        'press -mx-2 grid min-h-12.25 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-field px-2 py-1.5 hover:bg-sand focus-visible:bg-petrol-50 focus-visible:-outline-offset-2 touch:min-h-14 md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_8rem]',
        columns,
      )}
    >
      <span className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3">
        <Avatar name={name} quiet />
        <span className="min-w-0">
          <span className="flex items-center gap-1.5">
            <span className="truncate font-semibold">{name}</span>
            {row.blocked && <Chip look="bad">{t('blocked')}</Chip>}
            {row.tier === 'elite' && <Chip look="petrol">{t('tiers.elite')}</Chip>}
          </span>
          <span className="block truncate text-meta text-ink-500">
            {[row.company, row.phone].filter((one) => one !== null).join(' · ')}
          </span>
        </span>
      </span>
      <span className="min-w-0 truncate max-md:hidden">{row.email}</span>
      <span className="truncate max-lg:hidden">
        {t('rentalCount', { count: row.rentals })}
        <span className="text-meta text-ink-500">
          {row.lastRental !== null && ', '}
          <LastRental start={row.lastRental} />
        </span>
      </span>
      <span className="text-right">
        <DueAmount due={row.due} />
      </span>
    </Link>
  )
}
