import { useTranslations } from 'use-intl'

import { classes } from '../../ui/classes.ts'
import { cardOf } from '../fleet/card.ts'
import { FilterBar } from '../fleet/filter-bar.tsx'
import { matching } from '../fleet/filter.ts'
import { Grid } from '../fleet/grid.tsx'
import { useFleet } from '../../api/fleet.ts'
import { useFilter } from '../fleet/use-filter.ts'
import { useSearch } from '../fleet/use-search.ts'
import { Result } from './fleet/result.tsx'
import { SearchForm } from './fleet/search-form.tsx'
import { Part } from './part.tsx'

/** The whole fleet with its filters and, once a period is known, what it costs in all. */
export function Fleet() {
  const t = useTranslations('home.fleet')
  const { chosen, shown, fading, choose } = useFilter()
  const { search, found, change, retry } = useSearch()
  const { status, vehicles } = useFleet()
  const count = matching(vehicles.map(cardOf), chosen).length
  return (
    <Part id="fleet" title={t('title')}>
      <SearchForm search={search} onSearch={change} />
      <Result found={found} onRetry={retry} onClear={() => change(null)} />
      <FilterBar chosen={chosen} onChoose={choose} />
      <output className="figures block mt-5 mb-6 min-h-6 text-small text-ink-500">
        {status === 'ready' && t('count', { count })}
      </output>
      <div className={classes('transition-opacity duration-300', fading && 'opacity-0')}>
        <Grid shown={shown} found={found} onShowAll={() => choose('allCars')} />
      </div>
      {found.status === 'none' && <p className="mt-8 max-w-3xl text-small text-ink-500">{t('priceNote')}</p>}
    </Part>
  )
}
