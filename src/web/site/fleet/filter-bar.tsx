import { useTranslations } from 'use-intl'

import { FilterRow } from '#rental/filter-row.tsx'
import { Pill } from '#ui/pill.tsx'
import { filters, type Filter } from './fleet-filter.ts'

/** The nine classes as pills in one line; the chosen one is pressed. */
export function FilterBar({
  chosen,
  onChoose,
}: {
  readonly chosen: Filter
  readonly onChoose: (filter: Filter) => void
}) {
  const t = useTranslations('home.fleet')
  return (
    <FilterRow label={t('filterLabel')}>
      {filters.map((filter) => (
        <Pill key={filter} chosen={filter === chosen} onClick={() => onChoose(filter)}>
          {t(`filters.${filter}`)}
        </Pill>
      ))}
    </FilterRow>
  )
}
