import { useMessages, useTranslations } from 'use-intl'

import { countsToAskFor } from '#domain/vehicle-traits.ts'
import { classes } from '#ui/classes.ts'
import { CurrencyNote } from '#rental/currency-note.tsx'
import { FilterPanel, TraitChoices } from '#rental/trait-choices.tsx'
import { cardOf, type VehicleCardData } from '../fleet/card-data.ts'
import { FilterBar } from '../fleet/filter-bar.tsx'
import { everything, matching, type Chosen } from '../fleet/fleet-filter.ts'
import { Grid } from '../fleet/grid.tsx'
import { useFleet } from '#api/fleet.ts'
import { useFilter } from '../fleet/use-filter.ts'
import { useSearch } from '../fleet/use-search.ts'
import { Result } from './fleet/result.tsx'
import { SearchForm } from './fleet/search-form.tsx'
import { Part } from './part.tsx'

/** The whole fleet with its filters and, once a period is known, the total prices. */
export function Fleet() {
  const t = useTranslations('home.fleet')
  const { chosen, shown, fading, choose } = useFilter()
  const { search, found, change, retry } = useSearch()
  const { status, vehicles } = useFleet()
  const cards = vehicles.map(cardOf)
  const count = matching(cards, chosen).length
  return (
    <Part id="fleet" title={t('title')}>
      <SearchForm search={search} onSearch={change} />
      <Result found={found} onRetry={retry} onClear={() => change(null)} />
      <FilterBar chosen={chosen.cars} onChoose={(cars) => choose({ ...chosen, cars })} />
      <Traits chosen={chosen} cards={cards} count={status === 'ready' ? t('count', { count }) : ''} onChoose={choose} />
      <div className={classes('transition-opacity duration-300', fading && 'opacity-0')}>
        <Grid shown={shown} found={found} onShowAll={() => choose(everything)} />
      </div>
      {found.status === 'none' && <p className="mt-8 max-w-3xl text-small text-ink-500">{t('priceNote')}</p>}
    </Part>
  )
}

interface TraitsProps {
  readonly chosen: Chosen
  readonly cards: readonly VehicleCardData[]
  readonly count: string
  readonly onChoose: (next: Chosen) => void
}

/** Transmission, seats and bags, as the list of the booking form has them. */
function Traits({ chosen, cards, count, onChoose }: TraitsProps) {
  const t = useTranslations('home.traits')
  const { transmission } = useMessages().home.fleet
  const narrowed = [chosen.transmission, chosen.seats, chosen.bags].filter((trait) => trait !== undefined).length
  return (
    <div className="@container">
      <FilterPanel
        count={count}
        note={<CurrencyNote />}
        label={t('more', { count: narrowed })}
        openAtFirst={narrowed > 0}
        className="max-w-3xl @lg:grid-cols-3"
      >
        <TraitChoices
          traits={chosen}
          counts={{
            seats: countsToAskFor(cards.map(({ seats }) => Number(seats))),
            bags: countsToAskFor(cards.map(({ bags }) => bags)),
          }}
          t={t}
          atLeast={(least) => t('atLeast', { count: String(least) })}
          transmission={(code) => transmission[code]}
          onChange={(traits) => onChoose({ ...chosen, ...traits })}
        />
      </FilterPanel>
    </div>
  )
}
