import { CalendarDays, CarFront, ClipboardList, Phone } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { company } from '#content/company.ts'
import { useHref } from '#i18n/i18n.tsx'
import { Seo } from '#frame/seo.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Section } from '#ui/section.tsx'
import { VehiclePicture } from '#rental/vehicle-picture.tsx'
import { SectionLink } from '#frame/shell/section-link.tsx'

/** Page for addresses without a page: says so and links to what most visitors look for. */
export default function NotFound() {
  const t = useTranslations('pages.notFound')
  const common = useTranslations('site.common')
  const to = useHref()
  return (
    <Section>
      <Seo title={t('title')} description={t('description')} />
      <div className="grid items-center gap-12 lg:grid-cols-2">
        <div>
          <p aria-hidden className="figures font-display text-subtitle font-bold text-petrol-600">
            404
          </p>
          <h1 className="mt-2 text-title">{t('heading')}</h1>
          <p className="mt-4 mb-6 max-w-xl text-lead text-ink-700">{t('text')}</p>
          <Ways />
          <ButtonLink to={to('home')} size="large">
            {common('backHome')}
          </ButtonLink>
        </div>
        <VehiclePicture image={null} sizes="(min-width: 64rem) 40rem, 92vw" example={false} />
      </div>
    </Section>
  )
}

const way = 'flex min-h-13 items-center gap-3 py-2 font-semibold underline-offset-4 hover:underline'
const icon = { 'aria-hidden': true, size: 20, className: 'shrink-0 text-petrol-600' } as const

function Ways() {
  const t = useTranslations('pages.notFound')
  const footer = useTranslations('site.footer')
  const to = useHref()
  return (
    <ul aria-label={t('ways')} className="mb-8 max-w-xl divide-y divide-line border-y border-line">
      <li>
        <SectionLink section="fleet" className={way}>
          <CarFront {...icon} />
          {t('fleet')}
        </SectionLink>
      </li>
      <li>
        <Link to={to('booking')} className={way}>
          <CalendarDays {...icon} />
          {t('booking')}
        </Link>
      </li>
      <li>
        <Link to={to('manageBooking')} className={way}>
          <ClipboardList {...icon} />
          {footer('links.manage')}
        </Link>
      </li>
      <li>
        <a href={company.phone.href} className={way}>
          <Phone {...icon} />
          <span className="figures">{t('call', { number: company.phone.text })}</span>
        </a>
      </li>
    </ul>
  )
}
