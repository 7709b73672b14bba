import { useTranslations } from 'use-intl'

import { lowestRate } from '../../fleet/rates.ts'
import { loudPrice, usePrice } from '../../fleet/price.tsx'
import { useFleet } from '#api/fleet.ts'
import type { Slide } from './hero-slides.ts'

/** Class and price of the slide, a tag on the floor behind the car. The price's line is there before the price is. */
export function SlidePrice({ slide }: { readonly slide: Slide }) {
  const t = useTranslations('site.home')
  const price = usePrice()
  const { vehicles } = useFleet()
  const soon = slide.type === 'soon'
  const rate = soon ? undefined : lowestRate(vehicles, slide.type)
  const shown = rate === undefined ? undefined : price(rate)
  return (
    <div
      key={slide.key}
      className="absolute inset-x-0 top-full mt-1 flex items-end justify-between gap-x-3 whitespace-nowrap transition-opacity delay-160 duration-340 sm:top-auto sm:left-auto sm:-bottom-7 sm:mt-0 sm:block sm:text-right starting:opacity-0 stage:-bottom-[clamp(1rem,1.6vw,2.5rem)]"
    >
      <p className="text-small leading-5 font-semibold text-petrol-300">
        {slide.type === 'all' ? t('allClasses') : t(`slides.${slide.key}.name`)}
        {!soon && (
          <span className="font-normal text-white/85 max-sm:block">
            <span className="max-sm:hidden"> · </span>
            {t('tax')}
          </span>
        )}
      </p>
      <p className="min-h-8 leading-8 max-[23rem]:text-small stage:text-[clamp(1rem,0.85vw,1.25rem)] stage:[&_strong]:text-[clamp(1.5rem,1.6vw,2.5rem)]">
        {soon && t('soon')}
        {shown !== undefined && (
          <span className="transition-opacity duration-500 starting:opacity-0">
            {t.rich('from', { amount: shown, price: loudPrice })}
          </span>
        )}
      </p>
    </div>
  )
}
