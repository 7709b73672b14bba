import { useTranslations } from 'use-intl'

import { RowSkeleton } from '../ui/row-list.tsx'

/** Stands in place of the plan until its cars are known. */
export function PlanSkeleton() {
  const t = useTranslations('staff.planner')
  return (
    <>
      <output className="px-4 py-3 text-ink-500 md:px-6">{t('loading')}</output>
      <RowSkeleton />
    </>
  )
}
