import { Plus } from 'lucide-react'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { send } from '#api/call-server.ts'
import { useSite } from '#api/site.ts'
import { readSession } from '#api/session-storage.ts'
import { useBranch } from '../frame/branch.tsx'
import { useLive } from '../frame/live.tsx'
import { Screen } from '../frame/screen.tsx'
import { useMay } from '../frame/me.tsx'
import { useStaffHref } from '../frame/staff-href.ts'
import { countOf, useFoundPages } from '../frame/use-found-pages.ts'
import { ButtonLink } from '../ui/act-button.tsx'
import { CsvButton } from '../ui/csv-button.tsx'
import { ListBody } from '../ui/list-body.tsx'
import { MoreRows } from '../ui/more-rows.tsx'
import { RowKeys } from '../ui/row-list.tsx'
import { BookingFilters } from './booking-filters.tsx'
import { BookingRows } from './booking-rows.tsx'
import { NoBookings } from './no-bookings.tsx'
import { knownFilters, looksAhead, queryOf } from './booking-query.ts'
import { rememberList } from './list-place.ts'

/** Bookings of a branch, filtered by the address of the page. */
export function OfficeBookings() {
  const t = useTranslations('staff.bookings')
  const [address, setAddress] = useSearchParams()
  const types = useSite().data?.classes.map(({ code }) => code)
  const search = knownFilters(address, types)
  const change = (next: URLSearchParams) => setAddress(next, { replace: true })
  const { branch } = useBranch()
  const query = queryOf(search, branch?.id ?? null)
  const pages = useFoundPages('getStaffBookings', query)
  useLive(['rentals'], ['getStaffBookings'], branch?.id ?? null)
  const rows = pages.data && once(pages.data.pages.flatMap(({ bookings }) => bookings))
  const filters = search.toString()
  const references = rows?.map(({ reference }) => reference).join(' ')
  useEffect(() => {
    if (references !== undefined) rememberList(references === '' ? [] : references.split(' '), filters)
  }, [references, filters])
  return (
    <Screen
      reads
      title={t('title')}
      count={countOf(rows, pages.hasNextPage)}
      acts={
        <>
          <SaveList query={query} />
          <NewBooking />
        </>
      }
      foot={<RowKeys />}
    >
      <BookingFilters search={search} onChange={change} />
      <ListBody pages={pages} rows={rows} none={<NoBookings search={search} onChange={change} />}>
        {(some) => <BookingRows rows={some} ahead={looksAhead(search)} />}
      </ListBody>
      <MoreRows pages={pages} words={t('list.more')} className="px-4 pb-4 md:px-6" />
    </Screen>
  )
}

/**
 * Each booking once, at its last place: one that was handed over between two pages is in both, as its next appointment is
 * later then.
 */
const once = <Row extends { readonly reference: string }>(rows: readonly Row[]): Row[] =>
  rows.filter(({ reference }, at) => rows.findLastIndex((row) => row.reference === reference) === at)

/** Way to a new booking, which has a key everywhere. */
function NewBooking() {
  const t = useTranslations('staff')
  const may = useMay()
  const href = useStaffHref()
  if (!may('bookAtDesk')) return null
  return (
    <ButtonLink to={href('new')} look="petrol" keys="n" className="max-md:size-11 max-md:px-0!">
      <Plus aria-hidden size={16} />
      <span className="max-md:sr-only">{t('newBooking')}</span>
    </ButtonLink>
  )
}

/** Saves the list as it is filtered. */
function SaveList({ query }: { readonly query: ReturnType<typeof queryOf> }) {
  const t = useTranslations('staff.bookings.list')
  const may = useMay()
  if (!may('exportBookings')) return null
  return (
    <CsvButton
      words={t('csv')}
      label={t('csvLabel')}
      failed={t('csvFailed')}
      name="bookings.csv"
      load={() => send('exportStaffBookings', { body: query, token: readSession()?.token })}
    />
  )
}
