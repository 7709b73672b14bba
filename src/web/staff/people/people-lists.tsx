import { useTranslations } from 'use-intl'

import { useMay } from '../frame/me.tsx'
import { useStaffHref } from '../frame/staff-href.ts'
import { ListBar } from '../ui/list-bar.tsx'

/** Customers and companies are two lists, for those who may see both. */
export function PeopleLists() {
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
