import { useLocale, useTranslations } from 'use-intl'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import { useSite } from '#api/site.ts'
import { useMoney } from '#rental/rental-words.ts'
import { CountLine, ExtraRow, TickLine } from '../ui/extra-line.tsx'
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
  const t = useTranslations('staff.extras')
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
    <ul className="pb-px">
      {data?.services.map(({ code, names, maxQuantity, perDayMinor }) => (
        <ExtraRow key={code}>
          {maxQuantity === 1 ? (
            <TickLine
              name={names[language]}
              price={priceOf(isBooked(code), () => t('perDay', { price: money.brief(perDayMinor) }))}
              on={quantityOf(code) > 0}
              onTurn={(on) => choose(code, on ? 1 : 0)}
            />
          ) : (
            <CountLine
              name={names[language]}
              price={priceOf(isBooked(code), () => t('perDay', { price: money.brief(perDayMinor) }))}
              quantity={quantityOf(code)}
              most={maxQuantity}
              onCount={(quantity) => choose(code, quantity)}
            />
          )}
        </ExtraRow>
      ))}
      <ExtraRow>
        <TickLine
          name={t('abroad')}
          price={priceOf(booking.crossBorder, () => money.brief(data?.rules.crossBorderFeeMinor ?? 0))}
          on={wish.crossBorder}
          onTurn={(crossBorder) => onChange({ crossBorder })}
        />
      </ExtraRow>
    </ul>
  )
}
