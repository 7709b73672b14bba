import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { Refusal } from '#api/server-state.tsx'
import { useMay } from '../frame/me.tsx'
import { Screen } from '../frame/screen.tsx'
import { useStaffHref } from '../frame/staff-href.ts'
import { ListBar } from '../ui/list-bar.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { MoreRows } from '../ui/more-rows.tsx'
import { RowKeys, RowSkeleton } from '../ui/row-list.tsx'
import { PeopleRows, type PeopleRow } from './people-rows.tsx'

interface Props extends Pick<Parameters<typeof PeopleRows>[0], 'heads' | 'initials'> {
  readonly title: string
  readonly acts: ReactNode
  /** Search and filters. */
  readonly filters: ReactNode
  /** Pages that were asked for. */
  readonly pages: {
    readonly error: Refusal | null
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => unknown
    readonly refetch: () => unknown
  }
  /** Undefined until the first answer. */
  readonly rows: readonly PeopleRow[] | undefined
  /** Words in place of the rows. */
  readonly none: ReactNode
}

/** Screen of the list of customers or of companies: the way to the other one, filters, and rows in pages. */
export function PeopleScreen({ title, acts, filters, pages, rows, none, ...shown }: Props) {
  const t = useTranslations('staff.customers.list')
  const { hasNextPage } = pages
  return (
    <Screen
      reads
      title={title}
      heading={
        <>
          <h1 className="text-screen">{title}</h1>
          {rows && (
            <span className="figures text-meta text-ink-500">
              {rows.length}
              {hasNextPage && '+'}
            </span>
          )}
        </>
      }
      acts={acts}
      foot={<RowKeys />}
    >
      <PeopleLists />
      <div className="border-b border-line px-4 pt-3 pb-1 md:px-6 md:pb-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-md:pb-2">{filters}</div>
      </div>
      {rows === undefined ? (
        pages.error === null ? (
          <RowSkeleton />
        ) : (
          <LoadFailed error={pages.error} onRetry={pages.refetch} />
        )
      ) : rows.length === 0 && !hasNextPage ? (
        <div className="px-6 py-10">{none}</div>
      ) : (
        <PeopleRows label={title} rows={rows} {...shown} />
      )}
      <MoreRows pages={pages} words={t('more')} className="px-6 py-4" />
    </Screen>
  )
}

/** Customers and companies are two lists, for those who may see both. */
function PeopleLists() {
  const t = useTranslations('staff.customers')
  const href = useStaffHref()
  const may = useMay()
  if (!may('findBusinesses')) return null
  const entries = [
    [href('customers'), t('title')],
    [href('businesses'), t('lists.businesses')],
  ] as const
  return <ListBar lists={{ label: t('lists.label'), entries }} />
}
