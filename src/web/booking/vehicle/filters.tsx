import { SlidersHorizontal } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { Field } from '../../ui/field.tsx'
import { Pill } from '../../ui/pill.tsx'
import { Select } from '../../ui/select.tsx'
import { useFlow } from '../flow/flow.tsx'
import type { Trip } from '../flow/trip.ts'
import { useWords } from '../words.ts'
import { brandChoices, countChoices, meant, narrowing } from './filter.ts'
import { useOffers, type Listed } from './offers.ts'

/** What a trip is changed by to see every vehicle again. */
export const withoutFilters: Partial<Trip> = {
  type: undefined,
  brand: undefined,
  transmission: undefined,
  seats: undefined,
  bags: undefined,
}

/** Class and brand (specification, section 2), and what families ask for first. A brand that the next class does not have is given up with the old one. */
export function FilterFields(listed: Listed) {
  const { types, type, brand, free } = listed
  const t = useTranslations('booking.vehicle')
  const words = useWords()
  const id = useId()
  const { change } = useFlow()
  const { offers = [] } = useOffers()
  const chooseType = (next: string | undefined) =>
    change({ type: next, brand: meant(brand, brandChoices(offers, next)) })
  const count = free.reduce((sum, group) => sum + group.offers.length, 0)
  const narrowed = narrowing.filter((key) => listed[key] !== undefined).length
  const [open, setOpen] = useState(narrowed > 0)
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
      <div className="mt-3 mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <output className="text-small text-ink-700">{t('count', { count })}</output>
        {/* On a phone the vehicles come first, and the questions about them on demand. */}
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="inline-flex min-h-11 items-center gap-2 text-small font-semibold text-petrol-600 underline-offset-4 hover:underline @lg:hidden"
        >
          <SlidersHorizontal aria-hidden size={18} />
          {t('filters', { count: narrowed })}
        </button>
      </div>
      <div id={id} className={`mb-6 grid-cols-2 gap-3 @lg:grid @2xl:grid-cols-5 ${open ? 'grid' : 'hidden'}`}>
        <Choices listed={listed} />
      </div>
    </>
  )
}

const numberIn = (value: string) => (value === '' ? undefined : Number(value))

function Choices({ listed: { brands, brand, transmission, seats, bags, sort } }: { readonly listed: Listed }) {
  const t = useTranslations('booking.vehicle')
  const words = useWords()
  const { change } = useFlow()
  const { offers = [] } = useOffers()
  const numbers = (what: 'seats' | 'luggage') =>
    countChoices(offers, what).map((count) => [String(count), t('atLeast', { count: String(count) })] as const)
  return (
    <>
      <Choice
        label={t('transmission')}
        value={transmission}
        all={t('any')}
        options={(['Automatic', 'Manual'] as const).map((code) => [code, words.transmission(code)])}
        onChoose={(value) => change({ transmission: value === '' ? undefined : (value as 'Automatic' | 'Manual') })}
      />
      <Choice
        label={t('seatsFilter')}
        value={seats}
        all={t('any')}
        options={numbers('seats')}
        onChoose={(value) => change({ seats: numberIn(value) })}
      />
      <Choice
        label={t('bagsFilter')}
        value={bags}
        all={t('any')}
        options={numbers('luggage')}
        onChoose={(value) => change({ bags: numberIn(value) })}
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

interface ChoiceProps {
  readonly label: string
  readonly value: string | number | undefined
  /** What no choice is called. */
  readonly all: string
  readonly options: readonly (readonly [value: string, text: string])[]
  readonly onChoose: (value: string) => void
}

function Choice({ label, value, all, options, onChoose }: ChoiceProps) {
  const wanted = String(value ?? '')
  // A link may ask for what no vehicle offers: the select says so instead of showing another choice.
  const known = wanted === '' || options.some(([code]) => code === wanted)
  return (
    <Field label={label}>
      <Select value={wanted} onChange={(event) => onChoose(event.target.value)} className="text-small">
        <option value="">{all}</option>
        {[...options, ...(known ? [] : [[wanted, wanted] as const])].map(([code, text]) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** On a phone one row that is pushed sideways, with the chosen one in view; from a tablet on all at once. */
function TypePills({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const row = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const pill = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (pill && row.current)
      row.current.scrollLeft = pill.offsetLeft - row.current.clientWidth / 2 + pill.offsetWidth / 2
  }, [])
  return (
    // The focus is that of its buttons: a browser leaves alone what is in view with its edge.
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
