import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { send } from '#api/call-server.ts'
import { useErrorText } from '#api/error-text.ts'
import { readSession } from '#api/session-storage.ts'
import { useLive } from '../frame/live.tsx'
import { useMay } from '../frame/me.tsx'
import { Screen } from '../frame/screen.tsx'
import { useFoundPages } from '../frame/use-found-pages.ts'
import { useTypedSearch } from '../frame/use-typed-search.ts'
import { Button } from '../ui/act-button.tsx'
import { CsvButton } from '../ui/csv-button.tsx'
import { Problem } from '../ui/problem.tsx'
import { RowKeys, RowSkeleton } from '../ui/row-list.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { CustomerFilters, customerQuery, type CustomerQuery } from './customer-filters.tsx'
import { CustomerRows } from './customer-rows.tsx'
import { PeopleLists } from './people-lists.tsx'

/** All customers, filtered as one types. What was searched for stands in the address, so that Back leads to it again. */
export function CustomersPage() {
  const t = useTranslations('staff.customers')
  const [search, setSearch] = useSearchParams()
  const query = customerQuery(search)
  return (
    <Screen reads title={t('title')} acts={<SaveList query={query} />} foot={<RowKeys />}>
      <PeopleLists />
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3 border-b border-line px-4 pt-4 pb-3 md:px-6">
        <Search search={search} onChange={(next) => setSearch(next, { replace: true })} />
        <div className="flex min-h-9 min-w-0 items-center max-md:w-full">
          <CustomerFilters search={search} onChange={(next) => setSearch(next, { replace: true })} />
        </div>
      </div>
      <Found query={query} onClear={() => setSearch({}, { replace: true })} />
    </Screen>
  )
}

function Search({
  search,
  onChange,
}: {
  readonly search: URLSearchParams
  readonly onChange: (search: URLSearchParams) => void
}) {
  const t = useTranslations('staff.customers')
  const [typed, setTyped] = useTypedSearch(search, onChange)
  return (
    <SearchField
      label={t('search')}
      placeholder={t('searchHint')}
      typed={typed}
      onType={setTyped}
      className="w-full sm:w-96"
    />
  )
}

function Found({ query, onClear }: { readonly query: CustomerQuery; readonly onClear: () => void }) {
  const t = useTranslations('staff.customers')
  const say = useErrorText()
  const pages = useFoundPages('getStaffCustomers', query)
  useLive(['people'], ['getStaffCustomers'])
  const rows = pages.data?.pages.flatMap(({ customers }) => customers)
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages
  if (rows === undefined)
    return pages.error ? (
      <div className="p-6">
        <Problem words={say(pages.error.error)} />
      </div>
    ) : (
      <RowSkeleton />
    )
  const filtered = Object.keys(query).length > 0
  return (
    <>
      <output className="sr-only">{t('list.count', { count: rows.length })}</output>
      {rows.length === 0 && !hasNextPage ? (
        <div className="px-6 py-10">
          <p className="font-semibold">{filtered ? t('none') : t('list.nobody')}</p>
          {filtered && (
            <>
              <p className="mt-1 text-ink-500">{t('noneHint')}</p>
              <Button className="mt-4" onClick={onClear}>
                {t('list.clear')}
              </Button>
            </>
          )}
        </div>
      ) : (
        <CustomerRows rows={rows} />
      )}
      {hasNextPage && (
        <p className="px-6 py-4">
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('list.more')}
          </Button>
        </p>
      )}
    </>
  )
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
