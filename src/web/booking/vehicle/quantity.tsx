import { Minus, Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'

interface QuantityProps {
  readonly label: string
  readonly value: number
  readonly max: number
  readonly onChange: (value: number) => void
}

/** Quantity of an extra, from none to the most that a vehicle can take. */
export function Quantity({ label, value, max, onChange }: QuantityProps) {
  const t = useTranslations('booking.vehicle')
  const button =
    'grid size-11 place-items-center rounded-full border border-edge hover:bg-sand aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:text-edge aria-disabled:hover:bg-transparent'
  return (
    <fieldset aria-label={label} className="flex w-33 shrink-0 items-center justify-between">
      <button
        type="button"
        aria-label={t('less', { name: label })}
        aria-disabled={value === 0}
        onClick={() => value > 0 && onChange(value - 1)}
        className={button}
      >
        <Minus aria-hidden size={18} />
      </button>
      <output aria-label={t('quantity', { name: label })} className="figures min-w-6 text-center font-semibold">
        {value}
      </output>
      <button
        type="button"
        aria-label={t('more', { name: label })}
        aria-disabled={value >= max}
        onClick={() => value < max && onChange(value + 1)}
        className={button}
      >
        <Plus aria-hidden size={18} />
      </button>
    </fieldset>
  )
}
