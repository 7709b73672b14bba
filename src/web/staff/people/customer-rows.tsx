import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import type { Answer } from '#api/call-server.ts'
import { useFormat } from '#rental/use-format.ts'
import { useStaffHref } from '../frame/staff-href.ts'
import { Avatar } from '../ui/avatar.tsx'
import { RowList } from '../ui/row-list.tsx'
import { Chip } from '../ui/state-chip.tsx'

type Listed = Answer<'getStaffCustomers'>['customers'][number]

/** Customers in the order of their names; arrows go from row to row. */
export function CustomerRows({ rows }: { readonly rows: readonly Listed[] }) {
  const t = useTranslations('staff.customers')
  return (
    <RowList label={t('title')} className="max-w-420 px-4 pb-4 md:px-6">
      {rows.map((row) => (
        <li key={row.id} className="border-t border-line first:border-t-0">
          <Row row={row} />
        </li>
      ))}
    </RowList>
  )
}

function Row({ row }: { readonly row: Listed }) {
  const t = useTranslations('staff.customers')
  const href = useStaffHref()
  const { date, number } = useFormat()
  const name = `${row.firstName} ${row.lastName}`.trim()
  const due = row.dueMinor > 0 && row.currency !== null
  return (
    <Link
      data-row
      to={href(`customers/${row.id}`)}
      className="press -mx-2 grid min-h-12.25 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded-field px-2 py-1.5 hover:bg-sand focus-visible:bg-petrol-50 focus-visible:-outline-offset-2 touch:min-h-14 lg:grid-cols-[auto_minmax(0,1.2fr)_minmax(0,1.4fr)_10rem_auto]"
    >
      <Avatar name={name} />
      <span className="min-w-0">
        <span className="block truncate font-semibold">{name}</span>
        <span className="block truncate text-meta text-ink-500">
          {[row.company, row.phone].filter((one) => one !== null).join(' · ')}
        </span>
      </span>
      <span className="min-w-0 truncate max-lg:hidden">{row.email}</span>
      <span className="max-lg:hidden">
        <span className="block">{t('rentalCount', { count: row.rentals })}</span>
        <span className="figures block text-meta text-ink-500">
          {row.lastRental !== null && t('list.last', { date: date(row.lastRental.slice(0, 10), 'dated') })}
        </span>
      </span>
      <span className="flex flex-wrap items-center justify-end gap-1.5 lg:min-w-44">
        {due && (
          <span className="figures text-meta font-semibold">
            {t('due', { amount: number(row.dueMinor / 100, { style: 'currency', currency: row.currency! }) })}
          </span>
        )}
        {row.blocked && <Chip look="bad">{t('blocked')}</Chip>}
        {row.tier === 'elite' && <Chip look="petrol">{t('tiers.elite')}</Chip>}
      </span>
    </Link>
  )
}
