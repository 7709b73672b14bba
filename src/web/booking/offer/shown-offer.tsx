import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'

import type { OfferAccess } from '#contract/rental-offer.ts'
import type { SiteData } from '#contract/site.ts'
import { callAsMember } from '#api/call-as-member.ts'
import { useNow } from '#api/clock.ts'
import { useErrorText } from '#api/error-text.ts'
import { useAuth } from '#api/session.tsx'
import { reloadSite, useSite } from '#api/site.ts'
import { useSignInOverPage } from '#frame/openers.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Failure } from '../flow/failure.tsx'
import { answerOf, passing } from '#api/server-state.tsx'
import { InvalidLink } from './no-link.tsx'
import { OrderForm } from './order-form.tsx'
import { Over } from './over.tsx'

interface ShownOfferProps {
  readonly access: OfferAccess
}

/** The offer itself. Visitors without a link to an offer do not need this code, so it is loaded with the offer. */
export function ShownOffer({ access }: ShownOfferProps) {
  const t = useTranslations('booking.offer')
  const site = useSite()
  if (site.status === 'failed') return <Failed onRetry={() => void reloadSite()} />
  return site.status === 'ready' ? <Loaded access={access} site={site.data} /> : <Spinner label={t('loading')} />
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

function Loaded({ access, site }: ShownOfferProps & { readonly site: SiteData }) {
  const t = useTranslations('booking.offer')
  const say = useErrorText()
  const now = useNow()
  const { session } = useAuth()
  useSignInOverPage()
  const query = useQuery({
    queryKey: ['rental-offer', access, session?.user.id],
    queryFn: async ({ signal }) => await answerOf(callAsMember('viewRentalOffer', { body: { access }, signal })),
  })
  const { data: offer, error, refetch } = query
  if (!offer && error) {
    const { code } = error.error
    if (code === 'link_invalid' || code === 'booking_not_found') return <InvalidLink />
    return <Failed text={say(error.error)} onRetry={passing(error.error) ? () => void refetch() : undefined} />
  }
  if (!offer) return <Spinner label={t('loading')} />
  const stands = offer.offerUntil !== null && now < new Date(offer.offerUntil)
  if (!stands) return <Over offer={offer} site={site} />
  return <OrderForm access={access} offer={offer} site={site} now={now} onStale={() => void refetch()} />
}
