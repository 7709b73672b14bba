import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '../../ui/button.tsx'
import type { PricedOffer } from '../quote/alternatives.ts'
import { useMoney, useWords } from '../words.ts'
import { VehiclePicture } from './picture.tsx'
import { Facts } from './vehicle-card.tsx'

interface ChosenProps {
  readonly offer: PricedOffer
  readonly days: number
  /** Whether it has just been chosen: then it takes the focus that its button in the list had. */
  readonly fresh: boolean
  readonly onChange: () => void
}

/** The chosen vehicle instead of the whole list, so that the way on is near. */
export function ChosenVehicle({ offer, days, fresh, onChange }: ChosenProps) {
  const t = useTranslations('booking.vehicle')
  const words = useWords()
  const money = useMoney(offer.price.currency)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (fresh) heading.current?.focus()
  }, [fresh])
  return (
    <section className="overflow-hidden rounded-card border-2 border-petrol-600 bg-white sm:grid sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="grid place-items-center bg-sand p-5">
        <VehiclePicture image={offer.image} sizes="(min-width: 640px) 18rem, 90vw" eager />
      </div>
      <div className="p-5 sm:p-6">
        <p className="text-small font-semibold text-petrol-600">{t('chosen')}</p>
        <h3 ref={heading} tabIndex={-1} className="mt-0.5 text-subtitle">
          {words.similar(offer.name)}
        </h3>
        <p className="text-small text-ink-700">{words.type(offer.type)}</p>
        <Facts offer={offer} />
        <p className="figures mt-4 text-small text-ink-700">
          <strong className="text-2xl font-bold text-ink-950">{money.exact(offer.price.totalMinor)}</strong>{' '}
          {t('totalFor', { days: words.days(days) })}
          <span className="block">
            {t('perDay', { price: money.exact(offer.price.perDayMinor) })},{' '}
            {t('deposit', { amount: money.brief(offer.price.depositMinor) })}
          </span>
        </p>
        <p className="mt-3 text-small text-ink-500">{t('guaranteed')}</p>
        <Button variant="quiet" className="mt-5" onClick={onChange}>
          {t('change')}
        </Button>
      </div>
    </section>
  )
}
