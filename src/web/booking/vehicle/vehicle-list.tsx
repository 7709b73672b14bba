import { useDeferredValue } from 'react'
import { useTranslations } from 'use-intl'

import type { Offer } from '../../../contract/booking.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { useFlow } from '../flow/flow.tsx'
import { useWords } from '../words.ts'
import { choices, filtered, meant } from './filter.ts'
import { VehicleCard } from './vehicle-card.tsx'

const firstCards = 4

interface ListProps {
  readonly offers: readonly Offer[]
  readonly days: number
  readonly onChoose: (vehicle: number) => void
}

/** All vehicles with their prices, narrowed down by type and brand. */
export function VehicleList({ offers, days, onChoose }: ListProps) {
  const t = useTranslations('booking.vehicle')
  const { trip, change } = useFlow()
  const { types, brands } = choices(offers)
  const type = meant(trip.type, types)
  const brand = meant(trip.brand, brands)
  const shown = filtered(offers, { type, brand })
  // The first cards answer the click, the others follow a moment later and hold nobody up.
  const drawn = useDeferredValue(shown.length, firstCards)
  return (
    <>
      <FilterFields types={types} brands={brands} type={type} brand={brand} />
      <output className="mt-5 mb-4 block text-small text-ink-700">{t('count', { count: shown.length })}</output>
      {shown.length === 0 ? (
        <div className="rounded-card bg-sand p-6">
          <p className="mb-4">{t('nothing')}</p>
          <Button variant="quiet" onClick={() => change({ type: undefined, brand: undefined })}>
            {t('reset')}
          </Button>
        </div>
      ) : (
        <ul aria-label={t('list')} className="grid gap-6 sm:grid-cols-2">
          {shown.slice(0, drawn).map((offer, index) => (
            <li key={offer.vehicleId}>
              <VehicleCard offer={offer} days={days} eager={index < 2} onChoose={() => onChoose(offer.vehicleId)} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface FilterProps {
  readonly types: readonly string[]
  readonly brands: readonly string[]
  readonly type: string | undefined
  readonly brand: string | undefined
}

function FilterFields({ types, brands, type, brand }: FilterProps) {
  const t = useTranslations('booking.vehicle')
  const words = useWords()
  const { change } = useFlow()
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="sr-only">{t('filters')}</legend>
      <Field label={t('type')}>
        <Select value={type ?? ''} onChange={(event) => change({ type: event.target.value || undefined })}>
          <option value="">{t('allTypes')}</option>
          {types.map((code) => (
            <option key={code} value={code}>
              {words.type(code)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('brand')}>
        <Select value={brand ?? ''} onChange={(event) => change({ brand: event.target.value || undefined })}>
          <option value="">{t('allBrands')}</option>
          {brands.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </fieldset>
  )
}
