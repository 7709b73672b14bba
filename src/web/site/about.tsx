import { useMessages, useTranslations } from 'use-intl'

import { Seo } from '#frame/seo.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { Section } from '#ui/section.tsx'
import { VehiclePicture } from '#rental/vehicle-picture.tsx'
import { SectionLink } from '#frame/shell/section-link.tsx'

export default function About() {
  const t = useTranslations('pages.about')
  const { journey } = useMessages().pages.about
  return (
    <>
      <Seo title={t('title')} description={t('description')} />
      <Section>
        <h1 className="max-w-5xl text-[clamp(2.125rem,1.2rem+3.8vw,4.5rem)] leading-[1.06]">
          {/* Two sentences, and none begins in the line of the other. */}
          {t('heading')
            .split(/(?<=\.) /)
            .map((sentence) => (
              <span key={sentence} className="block">
                {sentence}{' '}
              </span>
            ))}
        </h1>
        <div className="mt-12 grid gap-x-16 gap-y-8 lg:mt-20 lg:grid-cols-[1fr_2fr]">
          <h2 className="text-title">{t('journey.title')}</h2>
          <div className="max-w-2xl space-y-5 text-lead">
            {journey.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p className="text-base text-ink-500">{t('placeholder')}</p>
          </div>
        </div>
      </Section>
      <Section surface="sand">
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
          <h2 className="text-title">{t('mission.title')}</h2>
          <div className="max-w-2xl">
            <p className="text-[clamp(1.375rem,1.1rem+1.2vw,2rem)] leading-snug">{t('mission.text')}</p>
            <p className="mt-5 text-lead text-ink-700">{t('mission.more')}</p>
          </div>
        </div>
      </Section>
      <Message />
      <Offers />
      <Luxury />
    </>
  )
}

/** Signed by the office, not by a person: there is none to quote yet. */
function Message() {
  const t = useTranslations('pages.about.message')
  return (
    <Section>
      <figure className="max-w-4xl border-l-4 border-petrol-600 pl-6 sm:pl-10">
        <h2 className="text-subtitle">{t('title')}</h2>
        <blockquote className="mt-5 space-y-4 text-lead">
          <p>{t('quote')}</p>
          <p>{t('more')}</p>
        </blockquote>
        <figcaption className="mt-5 font-semibold">{t('role')}</figcaption>
      </figure>
    </Section>
  )
}

function Offers() {
  const t = useTranslations('pages.about.offers')
  const { items } = useMessages().pages.about.offers
  return (
    <Section surface="sand">
      <h2 className="mb-10 text-title lg:mb-14">{t('title')}</h2>
      <ol className="border-t border-edge/40">
        {items.map(({ title, text }) => (
          <li key={title} className="grid gap-x-16 gap-y-1 border-b border-edge/40 py-6 lg:grid-cols-[1fr_2fr]">
            <h3 className="text-subtitle">{title}</h3>
            <p className="max-w-2xl text-ink-700">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Luxury() {
  const t = useTranslations('pages.about.luxury')
  return (
    <Section>
      <div className="surface-dark grid grid-cols-[minmax(0,1fr)] items-center gap-8 overflow-hidden rounded-card bg-linear-to-br from-petrol-800 to-ink-950 p-7 sm:p-12 lg:grid-cols-2">
        <div>
          <h2 className="text-title">{t('title')}</h2>
          <p className="mt-4 mb-8 text-lead text-white/85">{t('text')}</p>
          <SectionLink section="fleet" className={buttonStyle('amber', 'large')}>
            {t('action')}
          </SectionLink>
        </div>
        <VehiclePicture
          image="/img/vehicles/business-sedan.webp"
          sizes="(min-width: 64rem) 40rem, 92vw"
          example={false}
        />
      </div>
    </Section>
  )
}
