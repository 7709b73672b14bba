import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { Price } from '#contract/booking.ts'
import { useMoney } from '#rental/rental-words.ts'
import { ClockIcon } from '#ui/rental-icons.tsx'
import { classes } from '#ui/classes.ts'
import { useSecondsLeft, type HeldQuote } from '../quote/hold-quote.ts'

const two = (value: number): string => String(value).padStart(2, '0')

/** Minutes before the end from which the countdown looks different and offers more time. */
const NEAR_END = 5

/** Button for more time. If its script cannot be loaded, there is no button and the hold ends as usual. */
const Extend = lazy(() => import('./extend.tsx').catch(() => ({ default: () => null })))

/** Time for which price and car are held, by the server's clock (D24). Announced at five minutes and at one. */
export function Countdown({
  quote,
  total = false,
}: {
  readonly quote: HeldQuote
  /** Says the total as well. */
  readonly total?: boolean
}) {
  const { endsAt, carKept, extendable } = quote
  const t = useTranslations('booking.flow.hold')
  const left = useSecondsLeft(endsAt)
  const text = useRef<HTMLParagraphElement>(null)
  const [extended, setExtended] = useState(false)
  const minutes = Math.ceil(left / 60)
  const said = minutes === NEAR_END || minutes === 1 ? minutes : null
  const announced = extended && said === null
  const ending = minutes <= NEAR_END
  return (
    <div
      className={classes(
        'flex flex-wrap items-center gap-x-2.5 gap-y-3 rounded-field px-3.5 py-2.5 text-small',
        ending ? 'bg-amber-100' : 'bg-petrol-100',
      )}
    >
      {total && <Total price={quote.price} />}
      <ClockIcon size={20} className={classes('shrink-0', ending ? 'text-amber-800' : 'text-petrol-600')} />
      <p
        ref={text}
        tabIndex={-1}
        role="timer"
        aria-label={t(carKept ? 'label' : 'labelPriceOnly')}
        className="min-w-0 flex-1 text-balance"
      >
        {t.rich(carKept ? 'text' : 'priceOnly', {
          time: `${Math.floor(left / 60)}:${two(left % 60)}`,
          clock,
        })}
      </p>
      <output className="sr-only">
        {said !== null && left > 0 && t(carKept ? 'minutes' : 'minutesPriceOnly', { minutes: said })}
        {announced && t(carKept ? 'extended' : 'extendedPriceOnly')}
      </output>
      {extendable && left > 0 && ending && (
        <Suspense>
          <Extend
            quote={quote}
            onExtended={() => {
              setExtended(true)
              // The button disappears, so the text takes the focus of the visitor who pressed it.
              text.current?.focus()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

function Total({ price }: { readonly price: Price }) {
  const t = useTranslations('booking.flow.summary')
  const money = useMoney(price.currency)
  return (
    <p className="flex basis-full items-baseline justify-between gap-x-4">
      {t('total')}
      <strong className="figures font-display text-2xl font-[650] tracking-[-0.02em]">
        {money.exact(price.totalMinor)}
      </strong>
    </p>
  )
}

const clock = (time: ReactNode) => <strong className="figures font-semibold">{time}</strong>
