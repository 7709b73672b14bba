import { Minus, Plus } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import type { ReactNode } from 'react'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import { useSite } from '#api/site.ts'
import { useMoney } from '#rental/rental-words.ts'
import type { Wish } from './change-wish.ts'

interface Props {
  readonly wish: Wish
  readonly booking: StaffBooking
  readonly onChange: (more: Partial<Wish>) => void
}

/**
 * Extras below each other, and trips abroad, each with its price today. What is booked keeps the price that was agreed,
 * which the booking shows.
 */
export function ExtraFields({ wish, booking, onChange }: Props) {
  const t = useTranslations('staff.bookings.form.change')
  const language = useLocale()
  const { data } = useSite()
  const money = useMoney(booking.price.currency)
  const priceOf = (isBooked: boolean, words: () => string) =>
    isBooked || data?.currency !== booking.price.currency ? '' : words()
  const isBooked = (code: string) => booking.extras.some((extra) => extra.code === code)
  const quantityOf = (code: string) => wish.extras.find((extra) => extra.code === code)?.quantity ?? 0
  const choose = (code: string, quantity: number) => {
    const others = wish.extras.filter((extra) => extra.code !== code)
    onChange({ extras: quantity === 0 ? others : [...others, { code, quantity }] })
  }
  return (
    <ul className="border-b border-line">
      {data?.services.map(({ code, names, maxQuantity, perDayMinor }) => (
        <Row key={code}>
          {maxQuantity === 1 ? (
            <Tick
              name={names[language]}
              price={priceOf(isBooked(code), () => t('perDay', { price: money.brief(perDayMinor) }))}
              on={quantityOf(code) > 0}
              onTurn={(on) => choose(code, on ? 1 : 0)}
            />
          ) : (
            <Count
              name={names[language]}
              price={priceOf(isBooked(code), () => t('perDay', { price: money.brief(perDayMinor) }))}
              quantity={quantityOf(code)}
              most={maxQuantity}
              onCount={(quantity) => choose(code, quantity)}
            />
          )}
        </Row>
      ))}
      <Row>
        <Tick
          name={t('abroad')}
          price={priceOf(booking.crossBorder, () => money.brief(data?.rules.crossBorderFeeMinor ?? 0))}
          on={wish.crossBorder}
          onTurn={(crossBorder) => onChange({ crossBorder })}
        />
      </Row>
    </ul>
  )
}

const Row = ({ children }: { readonly children: ReactNode }) => <li className="border-t border-line">{children}</li>

const line = 'flex min-h-11 items-center gap-3 touch:min-h-13'

interface Named {
  readonly name: string
  readonly price: string
}

const Words = ({ name, price }: Named) => (
  <>
    <span className="min-w-0 flex-1">{name}</span>
    <span className="figures text-meta text-ink-500">{price}</span>
  </>
)

function Tick({ on, onTurn, ...named }: Named & { readonly on: boolean; readonly onTurn: (on: boolean) => void }) {
  return (
    <label className={line}>
      <Words {...named} />
      <span className="grid w-30 justify-items-end pr-2.5">
        <input
          type="checkbox"
          checked={on}
          onChange={({ target }) => onTurn(target.checked)}
          className="size-4.5 accent-petrol-600"
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

function Count({ quantity, most, onCount, ...named }: CountProps) {
  const t = useTranslations('staff.bookings.form.change')
  const step = (by: 1 | -1, words: string, icon: ReactNode) => (
    <button
      type="button"
      aria-label={words}
      aria-disabled={quantity + by < 0 || quantity + by > most}
      onClick={() => onCount(Math.min(most, Math.max(0, quantity + by)))}
      className="press grid size-8 place-items-center rounded-full border border-line-2 bg-white hover:border-edge aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-ink-500/50 touch:size-11"
    >
      {icon}
    </button>
  )
  const { name } = named
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is no flex container everywhere
    <div role="group" aria-label={name} className={line}>
      <Words {...named} />
      <span className="flex w-30 items-center justify-end gap-1">
        {step(-1, t('fewer', { name }), <Minus aria-hidden size={16} />)}
        <output className="figures min-w-7 text-center font-semibold">{quantity}</output>
        {step(1, t('further', { name }), <Plus aria-hidden size={16} />)}
      </span>
    </div>
  )
}
