import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { send, type Answer } from '#api/call-server.ts'
import { readSession } from '#api/session-storage.ts'
import { useLive } from '../frame/live.tsx'
import { useMay } from '../frame/me.tsx'
import { useStaffHref } from '../frame/staff-href.ts'
import { useFoundPages } from '../frame/use-found-pages.ts'
import { useTypedSearch } from '../frame/use-typed-search.ts'
import { Button } from '../ui/act-button.tsx'
import { CsvButton } from '../ui/csv-button.tsx'
import { NoRows } from '../ui/list-body.tsx'
import { ListSearch } from '../ui/list-tools.tsx'
import { Chip } from '../ui/state-chip.tsx'
import { CustomerFilters, customerQuery, type CustomerQuery } from './customer-filters.tsx'
import type { PeopleRow } from './people-rows.tsx'
import { PeopleScreen } from './people-screen.tsx'

/** All customers, filtered as one types. What was searched for stands in the address, so that Back leads to it again. */
export function CustomersPage() {
  const t = useTranslations('staff.customers')
  const [search, setSearch] = useSearchParams()
  const query = customerQuery(search)
  const change = (next: URLSearchParams) => setSearch(next, { replace: true })
  const [typed, setTyped] = useTypedSearch(search, change)
  const pages = useFoundPages('getStaffCustomers', query)
  useLive(['people'], ['getStaffCustomers'])
  const rowOf = useRow()
  const rows = pages.data?.pages.flatMap(({ customers }) => customers.map(rowOf))
  return (
    <PeopleScreen
      title={t('title')}
      acts={<SaveList query={query} />}
      filters={
        <>
          <ListSearch label={t('search')} placeholder={t('searchHint')} typed={typed} onType={setTyped} />
          <CustomerFilters search={search} onChange={change} />
          <output className="sr-only">{rows && t('list.count', { count: rows.length })}</output>
        </>
      }
      pages={pages}
      heads={[t('list.byName'), t('list.contact')]}
      initials
      rows={rows}
      none={<Nobody filtered={Object.keys(query).length > 0} onClear={() => setSearch({}, { replace: true })} />}
    />
  )
}

/** A customer as the list shows them. */
function useRow(): (customer: Answer<'getStaffCustomers'>['customers'][number]) => PeopleRow {
  const t = useTranslations('staff.customers')
  const href = useStaffHref()
  return (customer) => ({
    ...customer,
    to: href(`customers/${customer.id}`),
    given: customer.firstName,
    name: customer.lastName,
    marks: customer.tier === 'elite' && <Chip look="petrol">{t('tiers.elite')}</Chip>,
    below: customer.company ?? '',
    beside: [customer.phone, customer.email],
  })
}

/** Words in place of the list, with the way back to all. */
function Nobody({ filtered, onClear }: { readonly filtered: boolean; readonly onClear: () => void }) {
  const t = useTranslations('staff.customers')
  if (!filtered) return <NoRows title={t('list.nobody')} />
  return <NoRows title={t('none')} hint={t('noneHint')} acts={<Button onClick={onClear}>{t('list.clear')}</Button>} />
}

/** Saves the list as it is filtered. */
function SaveList({ query }: { readonly query: CustomerQuery }) {
  const t = useTranslations('staff.customers.list')
  const may = useMay()
  if (!may('exportCustomers')) return null
  return (
    <CsvButton
      words={t('csv')}
      label={t('csvLabel')}
      failed={t('csvFailed')}
      name="customers.csv"
      load={() => send('exportStaffCustomers', { body: query, token: readSession()?.token })}
    />
  )
}
