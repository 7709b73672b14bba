import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { Booking } from '../../contract/booking.ts'
import { reloadSite, useSite } from '../api/site.ts'
import { Seo } from '../seo.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { PageHeading, Section } from '../ui/section.tsx'
import { Failure } from './flow/failure.tsx'
import { useHydrated } from '../hydrated.ts'
import { BookingView } from './manage/booking-view.tsx'
import { LookUpForm, type Credentials } from './manage/look-up-form.tsx'
import { booked } from './payment/booked.ts'

/** A booking by reference and e-mail address; also the public page for cancelling (D26). */
export default function ManageBooking() {
  const t = useTranslations('booking.manage')
  const hydrated = useHydrated()
  return (
    <Section className="bg-white">
      <Seo title={t('title')} description={t('description')} />
      <PageHeading title={t('heading')} lead={t('lead')} />
      {/* The form is built into the page; who has just booked finds it filled in. */}
      <Manage key={String(hydrated)} known={hydrated ? booked.read() : null} />
    </Section>
  )
}

function Manage({ known }: { readonly known: Booking | null }) {
  const [given, setGiven] = useState<Credentials>({ reference: known?.reference ?? '', email: known?.email ?? '' })
  const [booking, setBooking] = useState<Booking | null>(null)
  const site = useSite()
  if (!booking) {
    const found = (one: Booking, credentials: Credentials) => {
      setGiven(credentials)
      setBooking(one)
    }
    return <LookUpForm initial={given} onFound={found} />
  }
  if (site.status === 'loading') return <Spinner />
  if (site.status === 'failed') return <SiteFailed />
  const other = () => {
    setGiven({ reference: '', email: '' })
    setBooking(null)
  }
  const changed = (now: Booking) => {
    setBooking(now)
    // What the confirmation says would no longer be true.
    if (booked.read()?.reference === now.reference) booked.clear()
  }
  return <BookingView booking={booking} site={site.data} credentials={given} onChanged={changed} onOther={other} />
}

function SiteFailed() {
  const t = useTranslations('site.errors')
  return (
    <Failure onRetry={() => void reloadSite()}>
      <p>{t('unavailable')}</p>
    </Failure>
  )
}
