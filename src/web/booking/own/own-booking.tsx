import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, FileText } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { unbroken } from '#content/unbroken.ts'
import type { Booking } from '#contract/booking.ts'
import type { OwnBooking } from '#contract/own-bookings.ts'
import { memberKey, useMemberData, useMemberReload } from '#api/server-state.tsx'
import { useAuth } from '#api/session.tsx'
import { reloadSite, useSite } from '#api/site.ts'
import { useHref } from '#i18n/i18n.tsx'
import { inLanguage } from '#frame/in-language.tsx'
import { useTitle } from '#frame/seo.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { bySession } from '../manage/booking-access.ts'
import { BookingView } from '../manage/booking-view.tsx'
import { Part } from '../manage/booking-part.tsx'
import { Failed } from './failed.tsx'
import { History } from './booking-history.tsx'
import { useManageLink } from './manage-link.tsx'

const ChangeBooking = inLanguage({
  de: () => import('#languages/change-booking-texts.tsx'),
  en: () => import('#languages/change-booking-texts.tsx?en'),
})

/** Booking of the account. */
export function Rental({ reference }: { readonly reference: string }) {
  const t = useTranslations('booking.own')
  const to = useHref()
  return (
    <>
      <Link
        to={to('ownBookings')}
        className="mb-4 inline-flex min-h-11 items-center gap-2 text-small font-semibold text-petrol-600 underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden size={20} />
        {t('back')}
      </Link>
      <Loaded reference={reference} />
    </>
  )
}

function Loaded({ reference }: { readonly reference: string }) {
  const t = useTranslations('booking.own')
  const heading = useTranslations('booking.manage')
  const { query, change } = useOwnBooking(reference)
  const { session } = useAuth()
  const site = useSite()
  const to = useHref()
  const navigate = useNavigate()
  const changing = useSearchParams()[0].has('change')
  /** The booking as it was changed here. */
  const [changed, setChanged] = useState<Booking | null>(null)
  // While it is changed, that is what the window is called for.
  useTitle(query.data && !changing ? heading('found', { reference }) : null)
  const unknown = query.error !== null && [400, 404].includes(query.error.error.status)
  if (unknown) return <NotFound />
  const waiting = <h1 className="mb-6 text-heading">{heading('found', { reference: unbroken(reference) })}</h1>
  if ((query.isError && !query.data) || site.status === 'failed') {
    const retry = () => void Promise.all([query.refetch(), site.status === 'failed' && reloadSite()])
    return (
      <>
        {waiting}
        <Failed title={t('failedOne')} error={query.error} busy={query.isFetching} onRetry={retry} />
      </>
    )
  }
  if (!query.data || !site.data || !session)
    return (
      <>
        {waiting}
        <Spinner label={t('loadingOne')} />
      </>
    )
  const { events, withheld, ...booking } = query.data
  if (changing) {
    const done = (now: Booking) => {
      change(now)
      setChanged(now)
      void navigate(to('ownBookings', { booking: reference }), { replace: true })
    }
    return <ChangeBooking booking={booking} site={site.data} onRead={change} onChanged={done} />
  }
  return (
    <>
      {changed && <Changed booking={changed} />}
      <BookingView
        booking={booking}
        site={site.data}
        access={bySession(reference)}
        changeTo={to('ownBookings', { booking: reference, change: '' })}
        offer={{ to: to('offer', { booking: reference }) }}
        onChanged={change}
      >
        {!withheld && contracted.has(booking.status) && <Contract reference={reference} />}
        {withheld && booking.status === 'confirmed' && <ContractAtPickup />}
        <History events={events} />
      </BookingView>
    </>
  )
}

function useOwnBooking(reference: string) {
  const { session } = useAuth()
  const client = useQueryClient()
  const reload = useMemberReload()
  const options = { params: { reference } }
  const query = useMemberData('getOwnBooking', options)
  /** Shows the server's answer to a change, and asks for what depends on it: the booking's history and the lists. */
  const change = (booking: Booking) => {
    const key = memberKey(session?.user.id, 'getOwnBooking', options)
    client.setQueryData<OwnBooking>(key, (before) => before && { ...before, ...booking })
    void reload()
  }
  return { query, change }
}

function Changed({ booking }: { readonly booking: Booking }) {
  const t = useTranslations('booking.own.changed')
  return (
    <Notice kind="success" className="mb-6" title={t(booking.status === 'requested' ? 'request' : 'booking')}>
      <p>{t('text', { email: booking.email })}</p>
    </Notice>
  )
}

/** Statuses of bookings that were once agreed, however they ended. */
const contracted: ReadonlySet<Booking['status']> = new Set([
  'confirmed',
  'active',
  'returned',
  'closed',
  'cancelled',
  'no_show',
])

/** A customer who booked without signing in gets it at the desk, and has none here (decision 030). */
function ContractAtPickup() {
  const t = useTranslations('booking.own.contract')
  return (
    <Part heading={t('heading')}>
      <p className="max-w-prose text-ink-700">{t('atPickup')}</p>
    </Part>
  )
}

function Contract({ reference }: { readonly reference: string }) {
  const t = useTranslations('booking.own.contract')
  const to = useHref()
  return (
    <Part heading={t('heading')}>
      <p className="mb-4 max-w-prose text-ink-700">{t('text')}</p>
      <ButtonLink to={to('contracts', { booking: reference })} variant="quiet">
        <FileText aria-hidden size={18} />
        {t('link')}
      </ButtonLink>
    </Part>
  )
}

function NotFound() {
  const t = useTranslations('booking.own.notFound')
  const manage = useManageLink()
  return (
    <div role="alert">
      <h1 className="mb-3 text-heading">{t('title')}</h1>
      <p className="max-w-[62ch] text-ink-700">{t.rich('text', { link: manage })}</p>
    </div>
  )
}
