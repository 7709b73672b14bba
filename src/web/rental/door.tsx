import { useTranslations } from 'use-intl'

import { Stage } from './stage.tsx'

/** A car waits at dusk: in the half of a wide window beside the form, in a band above it on a narrow one. */
export function Door() {
  const t = useTranslations('site.common.door')
  return (
    <div id="door" className="bg-[#07171c]">
      <Stage
        light="dusk"
        image="/img/vehicles/electric-midnight.webp"
        sizes="(min-width: 64rem) 50vw, (min-width: 40rem) 430px, 330px"
        className="min-h-58 rounded-none px-5 py-5 [--car:min(268px,80vw)] [--floor:204px] [--xr:20px] sm:min-h-60 sm:px-8 sm:py-8 sm:[--car:min(46vw,100vw-26rem)] sm:[--floor:206px] sm:[--xr:32px] lg:sticky lg:top-(--header) lg:h-[calc(100svh-var(--header)-var(--banner))] lg:p-12 lg:[--car:39vw] lg:[--floor:calc(100%-7rem)] lg:[--x:5.5vw] lg:[--xr:auto] xl:p-16"
      >
        <p className="relative font-display text-[1.625rem] leading-[1.06] font-[650] tracking-[-0.03em] sm:text-[2.5rem] lg:text-[clamp(2.5rem,4vw,6.5rem)] lg:tracking-[-0.035em]">
          {t('first')} <span className="block text-amber-500">{t('second')}</span>
        </p>
      </Stage>
    </div>
  )
}
