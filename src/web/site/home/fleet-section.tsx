import { useMessages, useTranslations } from 'use-intl'

import { countsToAskFor, type Traits as VehicleTraits } from '#domain/vehicle-traits.ts'
import { useFleet } from '#api/fleet.ts'
import { CurrencyNote } from '#rental/currency-note.tsx'
import { FilterRow, TraitPicks } from '#rental/filter-row.tsx'
import { classes } from '#ui/classes.ts'
import { Section } from '#ui/section.tsx'
import { cardOf, type VehicleCardData } from '../fleet/card-data.ts'
import { FilterBar } from '../fleet/filter-bar.tsx'
import { everything, matching, type Chosen } from '../fleet/fleet-filter.ts'
import { Grid } from '../fleet/grid.tsx'
import { useFilter } from '../fleet/use-filter.ts'
import { useSearch, type Found } from '../fleet/use-search.ts'
import { useKilometres } from '../fleet/car-words.tsx'
import { Result } from './fleet/result.tsx'
import { SearchForm } from './fleet/search-form.tsx'

/** The whole fleet with its filters and, once a period is known, the total prices. */
export function Fleet() {
  const t = useTranslations('home.fleet')
  const { chosen, shown, fading, choose } = useFilter()
  const { search, found, change, retry } = useSearch()
  const { status, vehicles } = useFleet()
  const cards = vehicles.map(cardOf)
  const count = matching(cards, chosen).length
  return (
    <Section wide id="fleet" aria-labelledby="fleet-heading" className="swiped">
      <Head cards={cards} />
      <SearchForm search={search} onSearch={change} />
      <Result found={found} onRetry={retry} onClear={() => change(null)} />
      <FilterBar chosen={chosen.cars} onChoose={(cars) => choose({ cars })} />
      <div className="items-center justify-between gap-x-8 lg:flex">
        <Traits chosen={chosen} cards={cards} onChoose={choose} />
        <Notes count={status === 'ready' ? t('count', { count }) : ''} found={found} />
      </div>
      <div className={classes('mt-4 transition-opacity duration-300', fading && 'opacity-0')}>
        <Grid shown={shown} found={found} onShowAll={() => choose(everything)} />
      </div>
      {count > 0 && <div aria-hidden className="swipe-line" />}
      {found.status === 'none' && <p className="mt-6 max-w-3xl text-small text-ink-500">{t('priceNote')}</p>}
    </Section>
  )
}

function Head({ cards }: { readonly cards: readonly VehicleCardData[] }) {
  const t = useTranslations('home.fleet')
  const models = cards.length
  const kinds = new Set(cards.map(({ category }) => category)).size
  return (
    <div className="mb-8 items-end justify-between gap-8 lg:mb-10 lg:flex">
      <h2
        id="fleet-heading"
        className="max-w-[9em] text-[clamp(2.25rem,1.6rem+2.6vw,4rem)] leading-[1.02] tracking-[-0.035em]"
      >
        {t('title')}
      </h2>
      <p className="mt-3 max-w-[34ch] text-ink-500 max-lg:min-h-[2lh]">
        {models > 0 && t('models', { models: String(models), classes: String(kinds) })} {t('lead')}
      </p>
    </div>
  )
}

/** Notes on every vehicle of the list. */
function Notes({ count, found }: { readonly count: string; readonly found: Found }) {
  const t = useTranslations('home.fleet')
  return (
    <div className="figures dotted min-h-11 content-center text-small text-ink-500 noscript:hidden">
      <output className="font-semibold text-ink-900">{count}</output>
      <CurrencyNote />
      <span>{useKilometres(found)}</span>
      <span>{t('examples')}</span>
    </div>
  )
}

interface TraitsProps {
  readonly chosen: Chosen
  readonly cards: readonly VehicleCardData[]
  readonly onChoose: (traits: VehicleTraits) => void
}

/** Transmission, seats and bags, as the list of the booking form has them. */
function Traits({ chosen, cards, onChoose }: TraitsProps) {
  const t = useTranslations('home.traits')
  const { transmission } = useMessages().home.fleet
  return (
    <FilterRow label={t('label')}>
      <TraitPicks
        traits={chosen}
        counts={{
          seats: countsToAskFor(cards.map(({ seats }) => Number(seats))),
          bags: countsToAskFor(cards.map(({ bags }) => bags)),
        }}
        t={t}
        atLeast={(what, count) => t(`atLeast.${what}`, { count: String(count) })}
        transmission={(code) => transmission[code]}
        onChange={onChoose}
      />
    </FilterRow>
  )
}
