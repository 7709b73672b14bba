import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { Pill } from '#ui/pill.tsx'
import { CurrencyNote } from '#rental/currency-note.tsx'
import { Choice, FilterPanel, TraitChoices } from '#rental/trait-choices.tsx'
import { useFlow } from '../flow/flow.tsx'
import type { Trip } from '../flow/trip.ts'
import { useWords } from '#rental/rental-words.ts'
import { brandChoices, countChoices, meant, narrowing } from './offer-filter.ts'
import { useOffers, type Listed } from './use-offers.ts'

/** Change of a trip that shows every vehicle again. */
export const withoutFilters: Partial<Trip> = {
  type: undefined,
  brand: undefined,
  transmission: undefined,
  seats: undefined,
  bags: undefined,
}

/** Filters by class and brand (specification, section 2) and by the traits that families ask for first. A new class drops a brand that it does not have. */
export function FilterFields(listed: Listed) {
  const { types, type, brand, free } = listed
  const t = useTranslations('booking.vehicle')
  const words = useWords()
  const { change } = useFlow()
  const { offers = [] } = useOffers()
  const chooseType = (next: string | undefined) =>
    change({ type: next, brand: meant(brand, brandChoices(offers, next)) })
  const count = free.reduce((sum, group) => sum + group.offers.length, 0)
  const narrowed = narrowing.filter((key) => listed[key] !== undefined).length
  return (
    <>
      <TypePills label={t('type')}>
        <Pill chosen={type === undefined} onClick={() => chooseType(undefined)}>
          {t('allTypes')}
        </Pill>
        {types.map((code) => (
          <Pill key={code} chosen={type === code} onClick={() => chooseType(code)}>
            {words.type(code)}
          </Pill>
        ))}
      </TypePills>
      <FilterPanel
        count={t('count', { count })}
        note={<CurrencyNote />}
        label={t('filters', { count: narrowed })}
        openAtFirst={narrowed > 0}
        className="@2xl:grid-cols-5"
      >
        <Choices listed={listed} />
      </FilterPanel>
    </>
  )
}

function Choices({ listed: { brands, brand, transmission, seats, bags, sort } }: { readonly listed: Listed }) {
  const t = useTranslations('booking.vehicle')
  const words = useWords()
  const { change } = useFlow()
  const { offers = [] } = useOffers()
  return (
    <>
      <TraitChoices
        traits={{ transmission, seats, bags }}
        counts={{ seats: countChoices(offers, 'seats'), bags: countChoices(offers, 'luggage') }}
        t={t}
        atLeast={(count) => t('atLeast', { count: String(count) })}
        transmission={words.transmission}
        onChange={change}
      />
      <Choice
        label={t('brand')}
        value={brand}
        all={t('allBrands')}
        options={brands.map((name) => [name, name])}
        onChoose={(value) => change({ brand: value || undefined })}
      />
      <Choice
        label={t('sort')}
        value={sort}
        all={t('sorts.class')}
        options={(['price', 'seats'] as const).map((code) => [code, t(`sorts.${code}`)])}
        onChoose={(value) => change({ sort: value === '' ? undefined : (value as 'price' | 'seats') })}
      />
    </>
  )
}

/** Pills in one row that scrolls sideways on a phone, with the chosen one in view; from a tablet on all at once. */
function TypePills({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const row = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const pill = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (pill && row.current)
      row.current.scrollLeft = pill.offsetLeft - row.current.clientWidth / 2 + pill.offsetWidth / 2
  }, [])
  return (
    // Scrolls a focused button into view, because a browser does not if its edge is visible.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      ref={row}
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      className="relative -mx-5 flex min-w-0 scroll-px-5 gap-2 overflow-x-auto px-5 py-1.5 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
    >
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  )
}
