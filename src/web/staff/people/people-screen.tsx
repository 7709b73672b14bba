import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { Refusal } from '#api/server-state.tsx'
import { useMay } from '../frame/me.tsx'
import { Screen } from '../frame/screen.tsx'
import { useStaffHref } from '../frame/staff-href.ts'
import { countOf } from '../frame/use-found-pages.ts'
import { ListBar } from '../ui/list-bar.tsx'
import { ListBody } from '../ui/list-body.tsx'
import { ListTools } from '../ui/list-tools.tsx'
import { MoreRows } from '../ui/more-rows.tsx'
import { RowKeys } from '../ui/row-list.tsx'
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
  return (
    <Screen reads title={title} count={countOf(rows, pages.hasNextPage)} acts={acts} foot={<RowKeys />}>
      <PeopleLists />
      <ListTools>{filters}</ListTools>
      <ListBody pages={pages} rows={rows} none={none}>
        {(some) => <PeopleRows label={title} rows={some} {...shown} />}
      </ListBody>
      <MoreRows pages={pages} words={t('more')} className="px-4 pb-4 md:px-6" />
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
