import { useEffect } from 'react'
import { useMessages, useTranslations } from 'use-intl'

import { useBranches } from '#api/branches.ts'
import { useLanguage } from '#i18n/i18n.tsx'
import { BranchSelect } from '#rental/trip-selects.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { Field } from '#ui/field.tsx'
import type { Search } from '../../fleet/search.ts'
import { tripDraft } from '../form/draft-store.ts'
import { PeriodFields } from '../form/period-fields.tsx'
import { usePeriodForm } from '../form/use-period-form.ts'

/** Station and period, for the whole list at once: the cards then show what each costs in all. */
export function SearchForm({
  search,
  onSearch,
}: {
  readonly search: Search | null
  readonly onSearch: (search: Search) => void
}) {
  const t = useTranslations('home.search')
  const language = useLanguage()
  const branches = useBranches()
  const { labels } = useMessages().home.search
  const { draft, problems, change, submit, formRef } = usePeriodForm(onSearch)
  useFilledIn(search)
  // Chosen in the form of the hero, and counted in the price.
  const back = branches.find(({ id }) => id === draft.dropoff && draft.dropoff !== draft.pickup)
  return (
    <form
      ref={formRef}
      noValidate
      onSubmit={submit}
      aria-labelledby="search-heading"
      className="mb-8 rounded-card border border-line bg-white p-5 lg:p-6 noscript:hidden"
    >
      <h3 id="search-heading" className="mb-4 text-subtitle">
        {t('heading')}
      </h3>
      <div className="grid items-start gap-x-4 gap-y-3 lg:grid-cols-[minmax(10rem,1fr)_minmax(0,4fr)_auto]">
        <Field label={labels.branch} hint={back && t('back', { branch: back.names[language] })}>
          <BranchSelect name="pickup" value={draft.pickup} onChange={(branch) => change({ field: 'pickup', branch })} />
        </Field>
        <PeriodFields draft={draft} problems={problems} onChange={change} labels={labels} className="md:grid-cols-2" />
        <button type="submit" className={buttonStyle('primary', 'large', 'lg:mt-[1.78rem] lg:min-h-12 lg:py-2')}>
          {t('submit')}
        </button>
      </div>
    </form>
  )
}

/** A shared address fills in both forms. */
function useFilledIn(search: Search | null): void {
  useEffect(() => {
    if (!search) return
    const { pickup, dropoff, start, end } = search
    tripDraft.write({ pickup, dropoff: dropoff === pickup ? null : dropoff, period: { start, end } })
  }, [search])
}
