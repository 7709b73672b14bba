import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#ui/button.tsx'
import { VehicleTotal } from '../price/vehicle-total.tsx'
import type { PricedOffer } from '../quote/alternatives.ts'
import { useWords } from '#rental/rental-words.ts'
import { VehiclePicture } from '#rental/vehicle-picture.tsx'
import { Facts, Similar } from './offer-card.tsx'

interface ChosenProps {
  readonly offer: PricedOffer
  /** Whether it has just been chosen, so that it takes the focus of its button in the list. */
  readonly fresh: boolean
  readonly onChange: () => void
}

const shape =
  "grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 rounded-card border-2 border-petrol-600 bg-white p-4 [grid-template-areas:'plate_head'_'plate_price'_'facts_facts'_'change_change'] @lg:grid-cols-[13rem_minmax(0,1fr)] @lg:gap-x-6 @lg:p-5 @lg:[grid-template-areas:'plate_head'_'plate_price'_'plate_facts'_'plate_change'] @2xl:grid-cols-[13rem_minmax(0,1fr)_auto] @2xl:[grid-template-areas:'plate_head_price'_'plate_facts_price'_'plate_change_price']"

/** The chosen vehicle instead of the whole list, so that extras and the way on are near. */
export function ChosenVehicle({ offer, fresh, onChange }: ChosenProps) {
  const t = useTranslations('booking.vehicle')
  const words = useWords()
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!fresh) return
    // The visitor may have scrolled far down the list: bring the whole card up under the header, with the extras.
    section.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [fresh])
  return (
    <section ref={section} className="@container">
      <div className={shape}>
        <div className="self-start rounded-field bg-sand px-1 py-2 [grid-area:plate] @lg:px-2 @lg:py-6">
          <VehiclePicture image={offer.image} sizes="(min-width: 768px) 13rem, 6.5rem" eager />
        </div>
        <div className="[grid-area:head]">
          <p className="text-small font-semibold text-petrol-600">{t('chosen')}</p>
          <h3 ref={heading} tabIndex={-1} className="text-subtitle">
            {offer.name} <Similar />
          </h3>
          <p className="text-small text-ink-700">{words.type(offer.type)}</p>
        </div>
        <VehicleTotal
          price={offer.price}
          className="mt-1.5 [grid-area:price] @2xl:mt-0 @2xl:max-w-56 @2xl:text-right"
        />
        <div className="mt-3 [grid-area:facts]">
          <Facts offer={offer} />
          <p className="mt-2 text-small text-ink-500">{t('guaranteed')}</p>
        </div>
        <Button variant="quiet" className="mt-4 justify-self-start [grid-area:change]" onClick={onChange}>
          {t('change')}
        </Button>
      </div>
    </section>
  )
}
