import { useTranslations } from 'use-intl'

import type { Service } from '#contract/site.ts'
import { useSite } from '#api/site.ts'
import { useBilingual, useMoney } from '#rental/rental-words.ts'
import { Input } from '../ui/dense-field.tsx'
import type { DeskDraft } from './desk-draft.ts'

interface Props {
  readonly draft: DeskDraft
  readonly onDraft: (changes: Partial<DeskDraft>) => void
  readonly currency: string
  /** Points of a member; null for everybody else. */
  readonly points: number | null
}

/** Row of an extra: its name, its price, its control. */
const row = 'grid min-h-11 grid-cols-[minmax(0,1fr)_auto_6rem] items-center gap-x-3 border-t border-line touch:min-h-13'

/** Extras with their price, two in a row; what can be had several times takes a number. */
export function Extras({ draft, onDraft, currency, points }: Props) {
  const t = useTranslations('staff.counter.extras')
  const money = useMoney(currency)
  const { data } = useSite()
  const set = (code: string, quantity: number) =>
    onDraft({ extras: { ...draft.extras, [code]: Math.max(0, quantity) } })
  return (
    <div className="grid border-b border-line sm:grid-cols-2 sm:gap-x-8">
      {data?.services.map((service) => (
        <Extra
          key={service.code}
          service={service}
          price={t('perDay', { price: money.brief(service.perDayMinor) })}
          quantity={draft.extras[service.code] ?? 0}
          onQuantity={(quantity) => set(service.code, quantity)}
        />
      ))}
      <label className={row}>
        <span>{t('abroad')}</span>
        <span className="figures text-meta text-ink-500">{data && money.brief(data.rules.crossBorderFeeMinor)}</span>
        <Tick checked={draft.crossBorder} onCheck={(crossBorder) => onDraft({ crossBorder })} />
      </label>
      {points !== null && points > 0 && (
        <label className={row}>
          <span className="col-span-2">{t('freeDays')}</span>
          <Input
            type="number"
            min={0}
            max={30}
            value={draft.freeDays}
            onChange={(event) => onDraft({ freeDays: Math.min(30, Math.max(0, Number(event.target.value))) })}
            className="figures"
          />
        </label>
      )}
    </div>
  )
}

interface TickProps {
  readonly checked: boolean
  readonly onCheck: (on: boolean) => void
}

/** Checkbox in a field as wide as those for numbers, so that all controls stand in one column. */
const Tick = ({ checked, onCheck }: TickProps) => (
  <span className="flex h-9 items-center rounded-field border border-edge bg-white px-2.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--ring) hover:border-ink-700 touch:h-11">
    <input
      type="checkbox"
      className="size-4 accent-petrol-600 outline-none"
      checked={checked}
      onChange={(event) => onCheck(event.target.checked)}
    />
  </span>
)

interface ExtraProps {
  readonly service: Service
  readonly price: string
  readonly quantity: number
  readonly onQuantity: (quantity: number) => void
}

function Extra({ service: { names, maxQuantity }, price, quantity, onQuantity }: ExtraProps) {
  const named = useBilingual()
  return (
    <label className={row}>
      <span className="min-w-0 truncate">{named(names)}</span>
      <span className="figures text-meta text-ink-500">{price}</span>
      {maxQuantity === 1 ? (
        <Tick checked={quantity > 0} onCheck={(on) => onQuantity(on ? 1 : 0)} />
      ) : (
        <Input
          type="number"
          min={0}
          max={maxQuantity}
          value={quantity}
          onChange={(event) => onQuantity(Math.min(maxQuantity, Number(event.target.value)))}
          className="figures"
        />
      )}
    </label>
  )
}
