import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'

import type { Traits } from '#domain/vehicle-traits.ts'
import { classes } from '#ui/classes.ts'
import { pillStyle } from '#ui/pill.tsx'

/** Choices in one line. Where it is too long it scrolls sideways, with the chosen one in view, and fades at its edge. */
export function FilterRow({
  label,
  className,
  children,
}: {
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
}) {
  const row = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const pill = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (pill && row.current)
      row.current.scrollLeft = pill.offsetLeft - row.current.clientWidth / 2 + pill.offsetWidth / 2
  }, [])
  return (
    // Scrolls a focused control into view, because a browser does not if its edge is visible.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      ref={row}
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'center' })}
      className={classes('filter-row noscript:hidden', className)}
    >
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  )
}

interface PickProps {
  readonly label: string
  readonly value: string | number | undefined
  /** Text of the option without a choice, which names what is chosen. */
  readonly all: string
  readonly options: readonly (readonly [value: string, text: string])[]
  readonly onChoose: (value: string) => void
}

/** One of several values: the browser's own select in the shape of a pill. */
export function Pick({ label, value, all, options, onChoose }: PickProps) {
  const wanted = String(value ?? '')
  // A link may ask for a value that no vehicle has: the select shows it instead of another choice.
  const known = wanted === '' || options.some(([code]) => code === wanted)
  const chosen = wanted !== ''
  return (
    <span className={classes('relative shrink-0', chosen && 'text-white')}>
      <select
        aria-label={label}
        value={wanted}
        data-chosen={chosen || undefined}
        onChange={(event) => onChoose(event.target.value)}
        className={classes(pillStyle, 'appearance-none pr-9 [field-sizing:content]')}
      >
        <option value="">{all}</option>
        {[...options, ...(known ? [] : [[wanted, wanted] as const])].map(([code, text]) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden size={16} className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2" />
    </span>
  )
}

interface TraitPicksProps {
  readonly traits: Traits
  /** The numbers that make a difference. */
  readonly counts: { readonly seats: readonly number[]; readonly bags: readonly number[] }
  readonly t: (
    key: 'transmission' | 'seatsFilter' | 'bagsFilter' | 'all.transmission' | 'all.seats' | 'all.bags',
  ) => string
  readonly atLeast: (what: 'seats' | 'bags', count: number) => string
  readonly transmission: (code: 'Automatic' | 'Manual') => string
  readonly onChange: (traits: Traits) => void
}

const numberIn = (value: string) => (value === '' ? undefined : Number(value))

/** Transmission, seats and bags. */
export function TraitPicks({ traits, counts, t, atLeast, transmission, onChange }: TraitPicksProps) {
  const numbers = (what: 'seats' | 'bags') =>
    counts[what].map((count) => [String(count), atLeast(what, count)] as const)
  return (
    <>
      <Pick
        label={t('transmission')}
        value={traits.transmission}
        all={t('all.transmission')}
        options={(['Automatic', 'Manual'] as const).map((code) => [code, transmission(code)])}
        onChoose={(value) => onChange({ transmission: value === '' ? undefined : (value as 'Automatic' | 'Manual') })}
      />
      <Pick
        label={t('seatsFilter')}
        value={traits.seats}
        all={t('all.seats')}
        options={numbers('seats')}
        onChoose={(value) => onChange({ seats: numberIn(value) })}
      />
      <Pick
        label={t('bagsFilter')}
        value={traits.bags}
        all={t('all.bags')}
        options={numbers('bags')}
        onChoose={(value) => onChange({ bags: numberIn(value) })}
      />
    </>
  )
}
