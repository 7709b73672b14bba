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
        sizes="(min-width: 64rem) 50vw, 380px"
        className="min-h-44 rounded-none px-5 py-5 [--car:204px] [--floor:142px] [--xr:20px] sm:min-h-56 sm:px-8 sm:py-8 sm:[--car:320px] sm:[--floor:188px] sm:[--xr:48px] lg:sticky lg:top-(--header) lg:h-[calc(100svh-var(--header)-var(--banner))] lg:p-12 lg:[--car:min(40vw,760px)] lg:[--floor:calc(100%-7rem)] lg:[--x:calc((100%-min(40vw,760px))/2)] lg:[--xr:auto] xl:p-16"
      >
        <p className="relative font-display text-2xl leading-[1.06] font-[650] tracking-[-0.03em] max-md:max-w-[9ch] sm:text-[2.5rem] lg:text-[clamp(2.5rem,3.6vw,4.5rem)] lg:tracking-[-0.035em]">
          {t('first')} <span className="block text-amber-500">{t('second')}</span>
        </p>
      </Stage>
    </div>
  )
}
