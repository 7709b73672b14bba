import { useTranslations } from 'use-intl'

import { filters, type Filter } from './filter.ts'

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
        <button
          key={filter}
          type="button"
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
          className="min-h-11 rounded-full border border-edge bg-white px-4 text-small font-semibold transition-colors hover:border-ink-900 aria-pressed:border-ink-900 aria-pressed:bg-ink-900 aria-pressed:text-white sm:px-5"
        >
          {t(`filters.${filter}`)}
        </button>
      ))}
    </fieldset>
  )
}
