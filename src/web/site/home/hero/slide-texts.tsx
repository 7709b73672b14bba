import { useTranslations } from 'use-intl'

import { classes } from '#ui/classes.ts'
import { slides } from './hero-slides.ts'

const fade = 'transition-[opacity,visibility] duration-500'

/** All texts lie in one cell, so its height is that of the longest and nothing moves when they change. */
export function SlideTexts({
  index,
  quiet,
  className,
}: {
  readonly index: number
  readonly quiet: boolean
  readonly className: string
}) {
  const t = useTranslations('site.home')
  return (
    <div aria-live={quiet ? 'off' : 'polite'} className={classes('grid', className)}>
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
          className={classes('col-start-1 row-start-1', fade, number !== index && 'invisible opacity-0')}
        >
          <h2 className="text-[clamp(1.625rem,10cqi,4.75rem)] leading-[1.04] font-bold">
            {t(`slides.${key}.first`)} <span className="block text-amber-500">{t(`slides.${key}.second`)}</span>
          </h2>
          <p className="mt-3 max-w-2xl text-lead text-white/85 lg:mt-4">{t(`slides.${key}.description`)}</p>
        </div>
      ))}
    </div>
  )
}
