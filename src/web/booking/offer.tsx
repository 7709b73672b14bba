import { useTranslations } from 'use-intl'

import { inLanguage } from '#frame/in-language.tsx'
import { Seo } from '#frame/seo.tsx'
import { Section } from '#ui/section.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useOfferAccess } from './offer/offer-access.ts'
import { NoLink } from './offer/no-link.tsx'

const ShownOffer = inLanguage({
  de: () => import('#languages/rental-offer-texts.tsx'),
  en: () => import('#languages/rental-offer-texts.tsx?en'),
})

/** Our offer in answer to a request, with the button that makes it a booking (D31). */
export default function Offer() {
  const t = useTranslations('booking.offer')
  const access = useOfferAccess()
  return (
    <Section wide className="min-h-[70vh] pt-10 lg:pt-14">
      <Seo title={t('title')} description={t('description')} />
      {access === null && <NoLink />}
      {access === undefined && <Spinner label={t('loading')} />}
      {access && <ShownOffer access={access} />}
    </Section>
  )
}
