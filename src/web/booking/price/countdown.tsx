import { Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useSecondsLeft, type HeldQuote } from '../quote/held.ts'

const two = (value: number): string => String(value).padStart(2, '0')

/** How long price and car are held, by the server's clock (D24). Said aloud at five minutes and at one. */
export function Countdown({ quote: { endsAt, carKept } }: { readonly quote: HeldQuote }) {
  const t = useTranslations('booking.flow.hold')
  const left = useSecondsLeft(endsAt)
  const minutes = Math.ceil(left / 60)
  const said = minutes === 5 || minutes === 1 ? minutes : null
  return (
    <div className="flex items-center gap-2.5 rounded-field bg-petrol-100 px-3.5 py-2.5 text-small">
      <Timer aria-hidden size={20} className="shrink-0 text-petrol-600" />
      <p role="timer" aria-label={t(carKept ? 'label' : 'labelPriceOnly')} className="text-balance">
        {t.rich(carKept ? 'text' : 'priceOnly', {
          time: `${Math.floor(left / 60)}:${two(left % 60)}`,
          clock,
        })}
      </p>
      <output className="sr-only">
        {said !== null && left > 0 && t(carKept ? 'minutes' : 'minutesPriceOnly', { minutes: said })}
      </output>
    </div>
  )
}

const clock = (time: ReactNode) => <strong className="figures font-semibold">{time}</strong>
