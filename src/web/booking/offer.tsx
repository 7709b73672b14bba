import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'

import type { OfferAccess } from '../../contract/rental-offer.ts'
import type { SiteData } from '../../contract/site.ts'
import { callAsMember } from '../api/call-as-member.ts'
import { useNow } from '../api/clock.ts'
import { useErrorText } from '../api/error-text.ts'
import { useAuth } from '../api/session.tsx'
import { useSignInOverPage } from '../openers.tsx'
import { reloadSite, useSite } from '../api/site.ts'
import { Seo } from '../seo.tsx'
import { Section } from '../ui/section.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { Failure } from './flow/failure.tsx'
import { useOfferAccess } from './offer/access.ts'
import { OrderForm } from './offer/order-form.tsx'
import { InvalidLink, NoLink, Over } from './offer/over.tsx'
import { passing, Refusal, retryPassing } from './server.ts'

/** Our offer in answer to a request, with the button that makes it a booking (D31). */
export default function Offer() {
  const t = useTranslations('booking.offer')
  const access = useOfferAccess()
  const site = useSite()
  const ready = access !== undefined && site.status === 'ready'
  return (
    <Section className="min-h-[70vh] bg-white">
      <Seo title={t('title')} description={t('description')} />
      <div className="mx-auto max-w-3xl">
        {ready && (access === null ? <NoLink /> : <Loaded access={access} site={site.data} />)}
        {!ready && site.status !== 'failed' && <Spinner label={t('loading')} />}
        {site.status === 'failed' && <Failed onRetry={() => void reloadSite()} />}
      </div>
    </Section>
  )
}

function Failed({ text, onRetry }: { readonly text?: string; readonly onRetry?: (() => void) | undefined }) {
  const t = useTranslations('booking.offer')
  return (
    <Failure onRetry={onRetry}>
      <p>{t('failed')}</p>
      {text !== undefined && <p>{text}</p>}
    </Failure>
  )
}

function Loaded({ access, site }: { readonly access: OfferAccess; readonly site: SiteData }) {
  const t = useTranslations('booking.offer')
  const say = useErrorText()
  const now = useNow()
  const { session } = useAuth()
  useSignInOverPage()
  const query = useQuery({
    queryKey: ['rental-offer', access, session?.user.id],
    retry: retryPassing,
    queryFn: async ({ signal }) => {
      const result = await callAsMember('viewRentalOffer', { body: { access }, signal })
      if (!result.ok) throw new Refusal(result.error)
      return result.data
    },
  })
  const { data: offer, error, refetch } = query
  if (!offer && error) {
    const { code } = error.error
    if (code === 'link_invalid' || code === 'booking_not_found') return <InvalidLink />
    return <Failed text={say(error.error)} onRetry={passing(error.error) ? () => void refetch() : undefined} />
  }
  if (!offer) return <Spinner label={t('loading')} />
  const stands = offer.offerUntil !== null && now < new Date(offer.offerUntil)
  if (!stands) return <Over offer={offer} />
  return <OrderForm access={access} offer={offer} site={site} now={now} onStale={() => void refetch()} />
}
