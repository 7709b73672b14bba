import { useTranslations } from 'use-intl'

import { classes } from '#ui/classes.ts'
import { lowestRate } from '../../fleet/rates.ts'
import { loudPrice, usePrice } from '../../fleet/price.tsx'
import { useFleet } from '#api/fleet.ts'
import type { Slide } from './hero-slides.ts'

/** Class and price of the slide. The line for the price is there before the price is: nothing jumps. */
export function SlidePrice({ slide, className }: { readonly slide: Slide; readonly className: string }) {
  const t = useTranslations('site.home')
  const price = usePrice()
  const { vehicles } = useFleet()
  const rate = slide.type === 'soon' ? undefined : lowestRate(vehicles, slide.type)
  const shown = rate === undefined ? undefined : price(rate)
  return (
    <div key={slide.key} className={classes('transition-opacity duration-500 starting:opacity-0', className)}>
      <p className="text-small font-semibold text-petrol-300">
        {slide.type === 'all' ? t('allClasses') : t(`slides.${slide.key}.name`)}
        {/* Not beside the price, where it would run under picture and buttons; on phones, on a line of its own. */}
        <span className={classes('font-normal text-white/85 max-sm:block', slide.type === 'soon' && 'invisible')}>
          <span className="max-sm:hidden"> · </span>
          {t('tax')}
        </span>
      </p>
      <p className="min-h-9 leading-9 max-[23rem]:text-small min-[23rem]:whitespace-nowrap">
        {slide.type === 'soon' && t('soon')}
        {shown !== undefined && (
          <span className="transition-opacity duration-500 starting:opacity-0">
            {t.rich('from', { amount: shown, price: loudPrice })}
          </span>
        )}
      </p>
    </div>
  )
}
