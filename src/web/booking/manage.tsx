import { useState, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'

import { reloadSite, useSite } from '#api/site.ts'
import { useHref } from '#i18n/i18n.tsx'
import { Seo } from '#frame/seo.tsx'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Beside, CardPage } from '#ui/card-page.tsx'
import { Section } from '#ui/section.tsx'
import { Door } from '#rental/door.tsx'
import { Failure } from './flow/failure.tsx'
import { byCredentials, type Credentials, type ShownBooking } from './manage/booking-access.ts'
import { BookingView } from './manage/booking-view.tsx'
import { LookUpForm } from './manage/look-up-form.tsx'
import { offerState } from './offer/offer-access.ts'
import { lastBooking } from './payment/last-booking.ts'

/** A booking by reference and e-mail address; also the public page for cancelling (D26). */
export default function ManageBooking() {
  const t = useTranslations('booking.manage')
  return (
    <>
      <Seo title={t('title')} description={t('description')} />
      <Manage />
    </>
  )
}

/** Number from a letter's link. It follows the '#', so it reaches no server's log. */
function linked(): Partial<Credentials> | null {
  const reference = new URLSearchParams(window.location.hash.slice(1)).get('reference')
  return reference !== null && /^[\w-]{4,20}$/.test(reference) ? { reference } : null
}

const top = 'pt-10 lg:pt-14'

/** Whether the page before has just shown the booking (payment/confirmation.tsx). */
const asksToOpen = (state: unknown) => typeof state === 'object' && state !== null && 'open' in state

interface Found {
  readonly booking: ShownBooking
  readonly credentials: Credentials
}

function Manage() {
  const t = useTranslations('booking.manage')
  const [found, setFound] = useState<Found | null>(null)
  const [another, setAnother] = useState(false)
  const to = useHref()
  const state: unknown = useLocation().state
  const site = useSite()
  if (!found) {
    // A visitor who has just booked finds the form filled in.
    return (
      <Beside picture={<Door />}>
        <CardPage title={t('heading')} lead={t('lead')} wide>
          <LookUpForm
            initial={() => (another ? null : (linked() ?? lastBooking.read()))}
            atOnce={!another && asksToOpen(state)}
            onFound={setFound}
          />
          <ByAccount />
        </CardPage>
      </Beside>
    )
  }
  if (site.status !== 'ready')
    return (
      <Section wide className={top}>
        {site.status === 'loading' ? <Spinner /> : <SiteFailed />}
      </Section>
    )
  const other = () => {
    setAnother(true)
    setFound(null)
  }
  const changed = (now: ShownBooking) => {
    setFound({ ...found, booking: now })
    // The confirmation would no longer be true.
    if (lastBooking.read()?.reference === now.reference) lastBooking.clear()
  }
  const { booking, credentials } = found
  return (
    <Section wide className={top}>
      <BookingView
        booking={booking}
        site={site.data}
        access={byCredentials(credentials)}
        offer={{ to: to('offer'), state: offerState({ reference: booking.reference, email: credentials.email }) }}
        onChanged={changed}
        corner={
          <Button variant="quiet" onClick={other}>
            {t('other')}
          </Button>
        }
      >
        <ByAccount />
      </BookingView>
    </Section>
  )
}

/** Note that is the same for every booking, so that nobody learns whether it belongs to an account. */
function ByAccount() {
  const t = useTranslations('booking.manage')
  const to = useHref()
  const link = (words: ReactNode) => (
    <Link to={to('ownBookings')} className="font-semibold text-petrol-600 underline underline-offset-4">
      {words}
    </Link>
  )
  return <p className="mt-8 max-w-xl text-small text-ink-700">{t.rich('account', { link })}</p>
}

function SiteFailed() {
  const t = useTranslations('site.errors')
  return (
    <Failure onRetry={() => void reloadSite()}>
      <p>{t('unavailable')}</p>
    </Failure>
  )
}
