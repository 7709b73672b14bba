import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { send, type Answer } from '#api/call-server.ts'
import { useErrorText } from '#api/error-text.ts'
import { readSession } from '#api/session-storage.ts'
import { classes } from '#ui/classes.ts'
import { useKeys } from '../frame/keys.tsx'
import { useLive } from '../frame/live.tsx'
import { useMay } from '../frame/me.tsx'
import { Screen } from '../frame/screen.tsx'
import { useStaffHref } from '../frame/staff-href.ts'
import { useFoundPages } from '../frame/use-found-pages.ts'
import { useTypedSearch } from '../frame/use-typed-search.ts'
import { Button } from '../ui/act-button.tsx'
import { CsvButton } from '../ui/csv-button.tsx'
import { Problem } from '../ui/problem.tsx'
import { RowKeys, RowList, RowSkeleton } from '../ui/row-list.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { Chip } from '../ui/state-chip.tsx'
import { BusinessDialog } from './business-dialog.tsx'
import { ColumnNames } from './column-names.tsx'
import { DueAmount, LastRental } from './list-figures.tsx'
import { PeopleLists } from './people-lists.tsx'

type Page = Answer<'getStaffBusinesses'>

/** Companies that rent, found as one types. What was searched for stands in the address, so that Back leads to it again. */
export function BusinessesPage() {
  const t = useTranslations('staff.businesses')
  const may = useMay()
  const href = useStaffHref()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const [typed, setTyped] = useTypedSearch(search, (next) => setSearch(next, { replace: true }))
  const q = (search.get('q') ?? '').trim()
  const [adding, setAdding] = useState(false)
  const mayAdd = may('addBusiness')
  useKeys(mayAdd ? [{ keys: 'a', label: t('add'), run: () => setAdding(true) }] : [])
  return (
    <Screen
      reads
      title={t('title')}
      acts={
        <>
          {may('exportBusinesses') && <SaveList q={q} />}
          {mayAdd && (
            <Button keys="a" onClick={() => setAdding(true)} className="max-sm:size-11 max-sm:px-0!">
              <Plus aria-hidden size={16} />
              <span className="max-sm:sr-only">{t('add')}</span>
            </Button>
          )}
        </>
      }
      foot={<RowKeys />}
    >
      <PeopleLists />
      <div className="border-b border-line px-4 pt-4 pb-3 md:px-6">
        <SearchField
          label={t('search')}
          placeholder={t('searchHint')}
          typed={typed}
          onType={setTyped}
          className="w-full sm:w-96"
        />
      </div>
      <Found q={q} />
      {adding && (
        <BusinessDialog
          business={null}
          onClose={() => setAdding(false)}
          onAdded={(id) => void navigate(href(`businesses/${id}`))}
        />
      )}
    </Screen>
  )
}

/** Saves the list as it is searched. */
function SaveList({ q }: { readonly q: string }) {
  const t = useTranslations('staff.businesses')
  const body = q === '' ? {} : { q }
  return (
    <CsvButton
      words={t('csv')}
      label={t('csvLabel')}
      failed={t('csvFailed')}
      name="companies.csv"
      load={() => send('exportStaffBusinesses', { body, token: readSession()?.token })}
    />
  )
}

function Found({ q }: { readonly q: string }) {
  const t = useTranslations('staff.businesses')
  const say = useErrorText()
  const pages = useFoundPages('getStaffBusinesses', q === '' ? {} : { q })
  useLive(['people'], ['getStaffBusinesses'])
  const rows = pages.data?.pages.flatMap(({ businesses }) => businesses)
  if (rows === undefined)
    return pages.error ? (
      <div className="p-6">
        <Problem words={say(pages.error.error)} />
      </div>
    ) : (
      <RowSkeleton />
    )
  if (rows.length === 0) return <p className="px-6 py-10 font-semibold">{t(q === '' ? 'nothing' : 'none')}</p>
  return (
    <>
      <Rows rows={rows} />
      {pages.hasNextPage && (
        <p className="px-6 py-4">
          <Button busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {t('more')}
          </Button>
        </p>
      )}
    </>
  )
}

const columns =
  'lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_minmax(0,1fr)_8rem] min-[90rem]:grid-cols-[22.5rem_20rem_minmax(0,1fr)_8rem] min-[120rem]:grid-cols-[repeat(3,minmax(0,1fr))_8rem]'

function Rows({ rows }: { readonly rows: Page['businesses'] }) {
  const t = useTranslations('staff.businesses')
  return (
    <>
      <ColumnNames className={columns} names={[t('name'), t('mayRent'), t('rentals'), t('open')]} />
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

function Row({ row }: { readonly row: Page['businesses'][number] }) {
  const t = useTranslations('staff.businesses')
  const href = useStaffHref()
  const persons = t('persons', { count: row.persons })
  return (
    <Link
      data-row
      to={href(`businesses/${row.id}`)}
      className={classes(
        'press -mx-2 grid min-h-12.25 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-field px-2 py-1.5 hover:bg-sand focus-visible:bg-petrol-50 focus-visible:-outline-offset-2 touch:min-h-14',
        columns,
      )}
    >
      <span className="min-w-0">
        <span className="flex items-center gap-1.5">
          <span className="truncate font-semibold">{row.name}</span>
          {row.blocked && <Chip look="bad">{t('blocked')}</Chip>}
        </span>
        <span className="block truncate text-meta text-ink-500">
          {[row.city, row.vatId].filter((one) => one !== null).join(' · ')}
          <span className="lg:hidden"> · {persons}</span>
        </span>
      </span>
      <span className="max-lg:hidden">{persons}</span>
      <span className="max-lg:hidden">
        {row.lastRental === null ? (
          <span className="text-ink-500">{t('noneYet')}</span>
        ) : (
          <LastRental start={row.lastRental} />
        )}
      </span>
      <span className="grid text-right">
        <DueAmount due={row.due} />
        <span className="text-meta text-ink-500 lg:hidden">
          <LastRental start={row.lastRental} />
        </span>
      </span>
    </Link>
  )
}
