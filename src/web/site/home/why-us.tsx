import { useMessages, useTranslations } from 'use-intl'

import { Part } from './part.tsx'
import { WhyCarousel } from './why/carousel.tsx'

/** Five pictures to look through, and beside them five promises, each in two sentences. */
export function WhyUs() {
  const t = useTranslations('home.why')
  const { features } = useMessages().home.why
  return (
    <Part id="aboutUs" title={t('title')} lead={t('lead')}>
      <div className="grid items-center gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <WhyCarousel />
        <ul>
          {features.map(({ heading, details }) => (
            <li key={heading} className="border-t border-line py-5 first:border-t-0 lg:py-3 lg:first:pt-0 lg:last:pb-0">
              <h3 className="text-subtitle">{heading}</h3>
              <p className="mt-1.5 text-ink-700">{details}</p>
            </li>
          ))}
        </ul>
      </div>
    </Part>
  )
}
