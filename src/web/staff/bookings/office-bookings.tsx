import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useInfiniteQuery } from '@tanstack/react-query'

import { callAsMember } from '#api/call-as-member.ts'
import { send, type Answer } from '#api/call-server.ts'
import { answerOf, memberKey, Refusal } from '#api/server-state.tsx'
import { readSession } from '#api/session-storage.ts'
import { useAuth } from '#api/session.tsx'
import { useErrorText } from '#api/error-text.ts'
import { useBranch } from '../frame/branch.tsx'
import { Screen } from '../frame/screen.tsx'
import { useMay } from '../frame/me.tsx'
import { Button } from '../ui/act-button.tsx'
import { CsvButton } from '../ui/csv-button.tsx'
import { Problem } from '../ui/problem.tsx'
import { RowKeys } from '../ui/row-list.tsx'
import { BookingFilters } from './booking-filters.tsx'
import { BookingRows } from './booking-rows.tsx'
import { filterText, queryOf } from './booking-query.ts'
import { rememberList } from './list-place.ts'

type Page = Answer<'getStaffBookings'>

/** Bookings of a branch, filtered by the address of the page. */
export function OfficeBookings() {
  const t = useTranslations('staff.bookings')
  const [search, setSearch] = useSearchParams()
  const { branch } = useBranch()
  const owner = useAuth().session?.user.id
  const say = useErrorText()
  const query = queryOf(search, branch?.id ?? null)
  const pages = useInfiniteQuery<Page, Refusal, { pages: Page[] }, readonly unknown[], string | undefined>({
    queryKey: memberKey(owner, 'getStaffBookings', query),
    enabled: owner !== undefined,
    initialPageParam: undefined,
    placeholderData: (before) => before,
    getNextPageParam: (page) => page.next ?? undefined,
    queryFn: async ({ pageParam, signal }) =>
      await answerOf(
        callAsMember('getStaffBookings', { query: { ...query, ...(pageParam && { after: pageParam }) }, signal }),
      ),
  })
  const rows = pages.data?.pages.flatMap(({ bookings }) => bookings)
  const references = rows?.map(({ reference }) => reference).join(' ')
  useEffect(() => {
    if (references !== undefined) rememberList(references === '' ? [] : references.split(' '))
  }, [references])
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages
  return (
    <Screen title={t('title')} acts={<SaveList query={query} />} foot={<RowKeys />}>
      <BookingFilters search={search} onChange={(next) => setSearch(next, { replace: true })} />
      {pages.error && rows === undefined && (
        <div className="p-6">
          <Problem words={say(pages.error.error)} />
        </div>
      )}
      <BookingRows rows={rows} filtered={filterText(search) !== ''} onClear={() => setSearch({}, { replace: true })} />
      {hasNextPage && (
        <p className="px-6 py-4">
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('list.more')}
          </Button>
        </p>
      )}
    </Screen>
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
      load={() => send('exportStaffBookings', { query, token: readSession()?.token })}
    />
  )
}
