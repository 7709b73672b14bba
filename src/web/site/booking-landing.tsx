import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import { useBookings } from '#api/site.ts'
import { useHref } from '#i18n/i18n.tsx'
import { Seo } from '#frame/seo.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Container } from '#ui/section.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Scene } from '#rental/scene.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { SectionLink } from '#frame/shell/section-link.tsx'

/** D2: before launch a coming-soon page, with the request that can be sent already; afterwards only the way into the form. */
export default function BookingLanding() {
  const t = useTranslations('pages.bookingLanding')
  // Parameters of the address, such as a vehicle, are for the form; the built page does not know them.
  const { search } = useLocation()
  const live = useHydrated()
  const form = useHref()('newBooking') + (live ? search : '')
  const bookings = useBookings()
  const navigate = useNavigate()
  useEffect(() => {
    if (live && bookings === 'open') void navigate(form, { replace: true })
  }, [live, bookings, form, navigate])
  return (
    <section>
      <Seo title={t('title')} description={t('description')} />
      <div className="if-soon surface-dark relative isolate -mt-(--header) flex min-h-[calc(100dvh-var(--banner))] flex-col overflow-hidden bg-ink-950 pt-(--header) lg:justify-center">
        <Container wide className="pt-12 pb-8 lg:py-20">
          {/* First what visitors can do today, then what is to come. */}
          <h1 className="max-w-2xl text-hero">{t('now')}</h1>
          <p className="mt-5 mb-9 max-w-xl text-lead text-white/90">{t('nowText')}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink to={form} data-onward variant="amber" size="large">
              {t('request')}
            </ButtonLink>
            <SectionLink
              section="fleet"
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {t('vehicles')}
            </SectionLink>
          </div>
          <h2 className="mt-10 text-subtitle">{t('heading')}</h2>
          <p className="mt-1 text-white/90">{t('text')}</p>
        </Container>
        <Cars />
      </div>
      <Container wide className="if-open py-24">
        <h1 className="text-title">{t('openHeading')}</h1>
        <p className="mt-4 mb-8 flex noscript:hidden items-center gap-3 text-lead text-ink-700">
          <Spinner />
          {t('openText')}
        </p>
        <ButtonLink to={form} data-onward size="large">
          {t('openLink')}
        </ButtonLink>
      </Container>
    </section>
  )
}

/** Below the words, as large as the window leaves them; on a wide one behind the words. */
const Cars = () => (
  <div className="relative min-h-72 grow lg:absolute lg:inset-0 lg:-z-10">
    <Scene
      path="/img/hero/welcome"
      alt=""
      ratio={[16, 9]}
      sizes="(min-width: 64rem) 100vw, 160vw"
      decoding="sync"
      className="absolute inset-0 h-full object-[70%_100%]"
    />
    <div
      aria-hidden
      className="absolute inset-0 bg-linear-to-b from-ink-950 to-transparent to-45% lg:bg-linear-to-r lg:via-ink-950/80 lg:via-50% lg:to-100%"
    />
  </div>
)
