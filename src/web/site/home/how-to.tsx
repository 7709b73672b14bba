import { useMessages, useTranslations } from 'use-intl'

import { Side } from '#rental/side.tsx'
import { CalendarIcon, CarIcon, KeyIcon } from '#ui/rental-icons.tsx'
import { Part } from './part.tsx'

/** The specified icon of each step; one colour for all three, so pale that the number carries the row. */
const icons = [CalendarIcon, CarIcon, KeyIcon] as const

/** A car that drives along the line below; there is none on a narrow window, where it would push the line away from the heading. */
const Passing = () => (
  <span aria-hidden className="max-lg:hidden lg:-mt-14 lg:-mb-11">
    <Side image="/img/vehicles/electric.webp" sizes="360px" className="h-33 w-90 -scale-x-100" />
  </span>
)

/** Three steps that hang on one line; the numbers are the picture. */
export function HowTo() {
  const t = useTranslations('home.how')
  const { steps } = useMessages().home.how
  return (
    <Part id="howTo" title={t('title')} actions={<Passing />}>
      <ol className="grid gap-x-8 md:grid-cols-3 md:border-t md:border-petrol-600">
        {steps.map(({ title, description }, index) => {
          const Icon = icons[index] ?? CalendarIcon
          return (
            <li
              key={title}
              className="group grid grid-cols-[3.25rem_1fr] items-start gap-x-4 border-t border-line py-5 md:relative md:block md:border-t-0 md:pt-12 md:pb-0 md:before:absolute md:before:-top-1.5 md:before:size-[11px] md:before:rounded-full md:before:bg-petrol-600"
            >
              <div className="flex gap-4 max-md:flex-col max-md:items-center md:items-end">
                <span
                  aria-hidden
                  className="figures -ml-1 font-display md:group-first:-ml-[0.09em] text-[clamp(4rem,1.6rem+7.4vw,9rem)] leading-[0.8] font-bold tracking-[-0.05em] text-petrol-600"
                >
                  {index + 1}
                </span>
                <Icon
                  size={28}
                  className="text-petrol-600/70 md:size-[clamp(2rem,1rem+1.6vw,2.75rem)] [&_*]:[vector-effect:non-scaling-stroke]"
                />
              </div>
              <div>
                <h3 className="heading-3 md:mt-8 md:max-lg:text-[1.0625rem] lg:text-[1.625rem]">{title}</h3>
                <p className="mt-1.5 max-w-[34ch] text-ink-700 lg:max-w-[44ch] max-md:text-base">{description}</p>
              </div>
            </li>
          )
        })}
      </ol>
    </Part>
  )
}
