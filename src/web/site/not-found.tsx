import { ClipboardList, Phone } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { company } from '#content/company.ts'
import { useHref } from '#i18n/i18n.tsx'
import { Seo } from '#frame/seo.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Section } from '#ui/section.tsx'
import { Bay } from '#rental/empty-bay.tsx'
import { ToFleet, ToHome, way, wayIcon, waysList } from '#frame/shell/ways.tsx'

/** Page for addresses without a page: says so and links to what most visitors look for. */
export default function NotFound() {
  const t = useTranslations('pages.notFound')
  const to = useHref()
  return (
    <Section wide>
      <Seo title={t('title')} description={t('description')} />
      <div className="grid items-center gap-8 lg:grid-cols-[5fr_6fr] lg:gap-12">
        <div>
          <h1 className="text-title">{t('heading')}</h1>
          <p className="mt-4 mb-6 max-w-xl text-lead text-ink-700">{t('text')}</p>
          <Ways />
          <ButtonLink to={to('booking')} variant="quiet" size="large">
            {t('booking')}
          </ButtonLink>
        </div>
        {/* On a phone the words stand below the picture, whose painted lines would cross them. */}
        <div className="relative order-first lg:order-none">
          <div className="stage stage-dusk stage-cut surface-dark h-44 sm:h-72 lg:h-130">
            <Bay
              sizes="(min-width: 64rem) 72rem, 160vw"
              className="absolute inset-0 size-full object-cover object-[70%_100%]"
            />
            <p
              aria-hidden
              className="figures absolute top-[7%] left-5 font-display text-[4.5rem] leading-none font-bold tracking-[-0.05em] text-white/85 sm:text-[clamp(6rem,4rem+9vw,12rem)] lg:left-8"
            >
              404
            </p>
          </div>
          <p className="mt-3 text-small text-ink-500 sm:absolute sm:bottom-5 sm:left-5 sm:text-white/85 lg:bottom-7 lg:left-8">
            {t('empty')}
          </p>
        </div>
      </div>
    </Section>
  )
}

function Ways() {
  const t = useTranslations('pages.notFound')
  const footer = useTranslations('site.footer')
  const to = useHref()
  return (
    <ul aria-label={t('ways')} className={`mb-8 ${waysList}`}>
      <li>
        <ToFleet>{t('fleet')}</ToFleet>
      </li>
      <li>
        <ToHome />
      </li>
      <li>
        <Link to={to('manageBooking')} className={way}>
          <ClipboardList {...wayIcon} />
          {footer('links.manage')}
        </Link>
      </li>
      <li>
        <a href={company.phone.href} className={way}>
          <Phone {...wayIcon} />
          <span className="figures">{t('call', { number: company.phone.text })}</span>
        </a>
      </li>
    </ul>
  )
}
