import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'

import { slides, turnOf } from './hero-slides.ts'

/** All texts lie in one cell, so its height is that of the longest and nothing else moves when they change. */
export function SlideTexts({ index, quiet }: { readonly index: number; readonly quiet: boolean }) {
  const t = useTranslations('site.home')
  return (
    <div aria-live={quiet ? 'off' : 'polite'} className="relative z-10 grid">
      {slides.map(({ key }, number) => (
        <div
          key={key}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- what the carousel pattern asks for
          role="group"
          aria-roledescription={t('carousel.slideRole')}
          aria-label={t('carousel.position', {
            number: String(number + 1),
            total: String(slides.length),
            name: t(`slides.${key}.name`),
          })}
          data-shown={number === index || undefined}
          style={turnOf(number, index) as CSSProperties}
          className="hero-turn col-start-1 row-start-1"
        >
          <h2 className="text-[clamp(1.625rem,10.8cqi,4rem)] leading-none tracking-[-0.038em] stage:text-[clamp(4rem,5vw,7rem)]">
            {t(`slides.${key}.first`)} <span className="block text-amber-500">{t(`slides.${key}.second`)}</span>
          </h2>
          <p className="mt-2.5 max-w-2xl text-body text-white/85 stage:mt-[clamp(0.875rem,1vw,1.5rem)] stage:text-[clamp(1.0625rem,1.05vw,1.5rem)]">
            {t(`slides.${key}.description`)}
          </p>
        </div>
      ))}
    </div>
  )
}
