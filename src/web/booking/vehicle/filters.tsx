import { Scale } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { Pill } from '#ui/pill.tsx'
import { CurrencyNote } from '#rental/currency-note.tsx'
import { FilterRow, Pick, TraitPicks } from '#rental/filter-row.tsx'
import { useFlow } from '../flow/flow.tsx'
import type { Trip } from '../flow/trip.ts'
import { useWords } from '#rental/rental-words.ts'
import { brandChoices, countChoices, meant } from './offer-filter.ts'
import { useOffers, type Listed } from './use-offers.ts'

/** Change of a trip that shows every vehicle again. */
export const withoutFilters: Partial<Trip> = {
  type: undefined,
  brand: undefined,
  transmission: undefined,
  seats: undefined,
  bags: undefined,
}

interface FieldsProps {
  readonly listed: Listed
  /** Whether the vehicles can be marked to compare them. */
  readonly comparing: boolean
  readonly onCompare: () => void
}

/** Filters by class and brand (specification, section 2) and by the traits that families ask for first. A new class drops a brand that it does not have. */
export function FilterFields({ listed, comparing, onCompare }: FieldsProps) {
  const { types, type, brand, free } = listed
  const t = useTranslations('booking.vehicle')
  const words = useWords()
  const { change } = useFlow()
  const { offers = [] } = useOffers()
  const chooseType = (next: string | undefined) =>
    change({ type: next, brand: meant(brand, brandChoices(offers, next)) })
  const count = free.reduce((sum, group) => sum + group.offers.length, 0)
  return (
    <>
      <FilterRow label={t('type')}>
        <Pill chosen={type === undefined} onClick={() => chooseType(undefined)}>
          {t('allTypes')}
        </Pill>
        {types.map((code) => (
          <Pill key={code} chosen={type === code} onClick={() => chooseType(code)}>
            {words.type(code)}
          </Pill>
        ))}
      </FilterRow>
      <FilterRow label={t('filters')}>
        <Picks listed={listed} />
      </FilterRow>
      <div className="mb-2 flex flex-wrap items-center gap-x-1.5 text-small text-ink-500">
        <output className="figures font-semibold whitespace-nowrap text-ink-900 max-md:mr-auto">
          {t('count', { count })}
        </output>
        {/* Beside the number; on a phone below it. */}
        <p className="max-md:order-last max-md:-mt-2 max-md:mb-1 max-md:w-full md:mr-auto md:before:mr-1.5 md:before:content-['·'] [&>*+*]:before:mx-1.5 [&>*+*]:before:content-['·']">
          <CurrencyNote />
          <span>{t('examples')}</span>
        </p>
        <button
          type="button"
          aria-pressed={comparing}
          onClick={onCompare}
          className="inline-flex min-h-11 shrink-0 items-center gap-1.5 font-semibold text-petrol-600 underline-offset-4 hover:underline aria-pressed:underline"
        >
          <Scale aria-hidden size={18} />
          {t('compare.start')}
        </button>
      </div>
    </>
  )
}

function Picks({ listed: { brands, brand, transmission, seats, bags, sort } }: { readonly listed: Listed }) {
  const t = useTranslations('booking.vehicle')
  const words = useWords()
  const { change } = useFlow()
  const { offers = [] } = useOffers()
  return (
    <>
      <Pick
        label={t('sort')}
        value={sort}
        all={t('sorts.class')}
        options={(['price', 'seats'] as const).map((code) => [code, t(`sorts.${code}`)])}
        onChoose={(value) => change({ sort: value === '' ? undefined : (value as 'price' | 'seats') })}
      />
      <TraitPicks
        traits={{ transmission, seats, bags }}
        counts={{ seats: countChoices(offers, 'seats'), bags: countChoices(offers, 'luggage') }}
        t={t}
        atLeast={(what, count) => t(`atLeast.${what}`, { count: String(count) })}
        transmission={words.transmission}
        onChange={change}
      />
      <Pick
        label={t('brand')}
        value={brand}
        all={t('all.brand')}
        options={brands.map((name) => [name, name])}
        onChoose={(value) => change({ brand: value || undefined })}
      />
    </>
  )
}
