import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { useAuth } from '../../api/session.tsx'
import { reloadSite, useSite } from '../../api/site.ts'
import { useHref } from '../../i18n.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { bySession } from '../manage/access.ts'
import { BookingView } from '../manage/booking-view.tsx'
import { Failed } from './failed.tsx'
import { History } from './history.tsx'
import { useManageLink } from './manage-link.tsx'
import { useOwnBooking } from './queries.ts'

/** One booking of the account. */
export function Rental({ reference }: { readonly reference: string }) {
  const t = useTranslations('booking.own')
  const to = useHref()
  return (
    <>
      <Link
        to={to('ownBookings')}
        className="mb-4 inline-flex min-h-11 items-center gap-2 text-small font-semibold text-petrol-600 underline-offset-4 hover:underline"
      >
        <span aria-hidden>←</span>
        {t('back')}
      </Link>
      <Loaded reference={reference} />
    </>
  )
}

function Loaded({ reference }: { readonly reference: string }) {
  const t = useTranslations('booking.own')
  const { query, change } = useOwnBooking(reference)
  const { session } = useAuth()
  const site = useSite()
  const unknown = query.error !== null && [400, 404].includes(query.error.error.status)
  if (unknown) return <NotFound />
  if ((query.isError && !query.data) || site.status === 'failed') {
    const retry = () => void Promise.all([query.refetch(), site.status === 'failed' && reloadSite()])
    return <Failed title={t('failedOne')} error={query.error} busy={query.isFetching} onRetry={retry} />
  }
  if (!query.data || !site.data || !session) return <Spinner label={t('loadingOne')} />
  const { events, ...booking } = query.data
  return (
    <BookingView booking={booking} site={site.data} access={bySession(session.token, reference)} onChanged={change}>
      <History events={events} />
    </BookingView>
  )
}

function NotFound() {
  const t = useTranslations('booking.own.notFound')
  const manage = useManageLink()
  return (
    <Notice kind="error" title={t('title')}>
      <p>{t.rich('text', { link: manage })}</p>
    </Notice>
  )
}
