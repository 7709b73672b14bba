import { useMessages, useTranslations } from 'use-intl'

import { Part } from './part.tsx'
import { WhyCarousel } from './why/carousel.tsx'

/** Five pictures to look through, and beside them five promises, each in two sentences. */
export function WhyUs() {
  const t = useTranslations('home.why')
  const { features } = useMessages().home.why
  return (
    <Part id="aboutUs" title={t('title')} lead={t('lead')}>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <WhyCarousel />
        <ul className="min-[120rem]:flex min-[120rem]:flex-col min-[120rem]:justify-between">
          {features.map(({ heading, details }) => (
            <li
              key={heading}
              className="border-t border-line py-4 first:border-t-0 lg:py-5 first:pt-0 last:pb-0 min-[120rem]:flex min-[120rem]:grow min-[120rem]:flex-col min-[120rem]:justify-center min-[120rem]:first:justify-start min-[120rem]:last:justify-end"
            >
              <h3 className="heading-3">{heading}</h3>
              <p className="mt-1.5 text-base text-ink-700 min-[120rem]:text-lead">{details}</p>
            </li>
          ))}
        </ul>
      </div>
    </Part>
  )
}
