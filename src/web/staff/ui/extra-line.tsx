import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

const line = 'flex min-h-11 items-center gap-3 touch:min-h-13'
/** Room of a control, so that all of them end in one column. */
const control = 'flex w-24 items-center justify-end gap-1 touch:w-30'

/** Row of a list of extras, around one of the lines below. */
export const ExtraRow = ({ children }: { readonly children: ReactNode }) => (
  <li className="-mb-px border-y border-line">{children}</li>
)

interface Named {
  readonly name: string
  readonly price?: string | undefined
}

/** Name and price in one line, or below each other where the controls are large. */
const Words = ({ name, price }: Named) => (
  <span className="flex min-w-0 flex-1 items-baseline justify-between gap-x-3 touch:flex-col">
    <span>{name}</span>
    {price !== undefined && <span className="figures shrink-0 text-meta text-ink-500">{price}</span>}
  </span>
)

/** An extra that is taken or not, with its price. */
export function TickLine({
  on,
  onTurn,
  ...named
}: Named & { readonly on: boolean; readonly onTurn: (on: boolean) => void }) {
  return (
    <label className={line}>
      <Words {...named} />
      <span className={control}>
        <input
          type="checkbox"
          checked={on}
          onChange={({ target }) => onTurn(target.checked)}
          className="mx-1.75 size-4.5 accent-petrol-600 touch:mx-3.25"
        />
      </span>
    </label>
  )
}

interface CountProps extends Named {
  readonly quantity: number
  readonly most: number
  readonly onCount: (quantity: number) => void
}

/** An extra of which there can be several, with its price. */
export function CountLine({ quantity, most, onCount, ...named }: CountProps) {
  const t = useTranslations('staff.extras')
  const { name } = named
  const step = (by: 1 | -1, label: string, icon: ReactNode) => (
    <button
      type="button"
      aria-label={label}
      aria-disabled={quantity + by < 0 || quantity + by > most}
      onClick={() => onCount(Math.min(most, Math.max(0, quantity + by)))}
      className="press grid size-8 shrink-0 place-items-center rounded-full border border-line-2 bg-white hover:border-edge aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-ink-500/50 touch:size-11"
    >
      {icon}
    </button>
  )
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is no flex container everywhere
    <div role="group" aria-label={name} className={line}>
      <Words {...named} />
      <span className={control}>
        {step(-1, t('fewer', { name }), <Minus aria-hidden size={16} />)}
        <output className={`figures flex-1 text-center ${quantity > 0 ? 'font-semibold' : 'text-ink-500'}`}>
          {quantity}
        </output>
        {step(1, t('further', { name }), <Plus aria-hidden size={16} />)}
      </span>
    </div>
  )
}
