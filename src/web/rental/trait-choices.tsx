import { SlidersHorizontal } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'

import type { Traits } from '#domain/vehicle-traits.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'

interface FilterPanelProps {
  /** Number of vehicles. */
  readonly count: ReactNode
  /** Further note on the vehicles. */
  readonly note: ReactNode
  /** Label of the button that opens the filters. */
  readonly label: string
  readonly openAtFirst: boolean
  readonly className: string
  readonly children: ReactNode
}

/** Filters beside the vehicles. On a phone the vehicles come first, and the filters on demand. */
export function FilterPanel({ count, note, label, openAtFirst, className, children }: FilterPanelProps) {
  const id = useId()
  const [pressed, setPressed] = useState<boolean>()
  const open = pressed ?? openAtFirst
  return (
    <>
      <div className="mt-3 mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="flex flex-1 basis-32 flex-wrap gap-x-3">
          <output className="figures min-h-6 text-small text-ink-700">{count}</output>
          {note}
        </div>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setPressed(!open)}
          className="inline-flex min-h-11 items-center gap-2 text-small font-semibold text-petrol-600 underline-offset-4 hover:underline @lg:hidden noscript:hidden"
        >
          <SlidersHorizontal aria-hidden size={18} />
          {label}
        </button>
      </div>
      <div
        id={id}
        className={`mb-6 grid-cols-2 gap-3 @lg:grid noscript:hidden ${open ? 'grid' : 'hidden'} ${className}`}
      >
        {children}
      </div>
    </>
  )
}

interface TraitChoicesProps {
  readonly traits: Traits
  /** The numbers that make a difference. */
  readonly counts: { readonly seats: readonly number[]; readonly bags: readonly number[] }
  readonly t: (key: 'any' | 'transmission' | 'seatsFilter' | 'bagsFilter') => string
  readonly atLeast: (count: number) => string
  readonly transmission: (code: 'Automatic' | 'Manual') => string
  readonly onChange: (traits: Traits) => void
}

const numberIn = (value: string) => (value === '' ? undefined : Number(value))

/** Transmission, seats and bags. */
export function TraitChoices({ traits, counts, t, atLeast, transmission, onChange }: TraitChoicesProps) {
  const numbers = (what: 'seats' | 'bags') => counts[what].map((count) => [String(count), atLeast(count)] as const)
  return (
    <>
      <Choice
        label={t('transmission')}
        value={traits.transmission}
        all={t('any')}
        options={(['Automatic', 'Manual'] as const).map((code) => [code, transmission(code)])}
        onChoose={(value) => onChange({ transmission: value === '' ? undefined : (value as 'Automatic' | 'Manual') })}
      />
      <Choice
        label={t('seatsFilter')}
        value={traits.seats}
        all={t('any')}
        options={numbers('seats')}
        onChoose={(value) => onChange({ seats: numberIn(value) })}
      />
      <Choice
        label={t('bagsFilter')}
        value={traits.bags}
        all={t('any')}
        options={numbers('bags')}
        onChoose={(value) => onChange({ bags: numberIn(value) })}
      />
    </>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string | number | undefined
  /** Label of the option without a choice. */
  readonly all: string
  readonly options: readonly (readonly [value: string, text: string])[]
  readonly onChoose: (value: string) => void
}

export function Choice({ label, value, all, options, onChoose }: ChoiceProps) {
  const wanted = String(value ?? '')
  // A link may ask for a value that no vehicle has: the select shows it instead of another choice.
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
