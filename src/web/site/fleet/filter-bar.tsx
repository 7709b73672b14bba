import { useTranslations } from 'use-intl'

import { Pill } from '#ui/pill.tsx'
import { filters, type Filter } from './fleet-filter.ts'

/** The nine classes as pills; the chosen one is pressed. */
export function FilterBar({
  chosen,
  onChoose,
}: {
  readonly chosen: Filter
  readonly onChoose: (filter: Filter) => void
}) {
  const t = useTranslations('home.fleet')
  return (
    <fieldset className="flex flex-wrap gap-2 noscript:hidden">
      <legend className="sr-only">{t('filterLabel')}</legend>
      {filters.map((filter) => (
        <Pill key={filter} chosen={filter === chosen} onClick={() => onChoose(filter)}>
          {t(`filters.${filter}`)}
        </Pill>
      ))}
    </fieldset>
  )
}
