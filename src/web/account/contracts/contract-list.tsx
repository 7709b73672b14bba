import { ArrowLeft } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import type { AgreedRental } from '#contract/agreements.ts'
import { useMemberData, useMemberPages, type MemberPages } from '#api/server-state.tsx'
import { useHref } from '#i18n/i18n.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { NotYet } from '../dashboard/waiting.tsx'
import { ErrorNotice } from '../error-notice.tsx'
import { More } from '#ui/more.tsx'
import { AgreementPaper } from './agreement-paper.tsx'
import { RentalRow } from './rental-row.tsx'

/** A customer's rental agreements: all of them, or that of the booking that the address names. */
export function Contracts() {
  const [query] = useSearchParams()
  const booking = query.get('booking') ?? undefined
  return <Loaded key={booking} booking={booking} />
}

function Loaded({ booking }: { readonly booking: string | undefined }) {
  const t = useTranslations('contracts')
  const to = useHref()
  const pages = useMemberPages('getAgreements', { booking })
  // An invalid number belongs to no booking.
  const none = booking !== undefined && pages.error?.error.status === 400
  if (!pages.data && !none) return <NotYet query={pages} />
  const rentals = pages.data?.pages.flatMap((page) => page.rentals) ?? []
  return (
    <>
      {booking !== undefined && (
        <Link
          to={to('contracts')}
          className="mb-4 inline-flex min-h-11 items-center gap-2 text-small font-semibold text-petrol-600 underline-offset-4 hover:underline"
        >
          <ArrowLeft aria-hidden size={20} />
          {t('all')}
        </Link>
      )}
      {rentals.length > 0 && <List rentals={rentals} pages={pages} />}
      {rentals.length === 0 && (booking === undefined ? <Empty /> : <NoneOfOne />)}
    </>
  )
}

interface ListProps {
  readonly rentals: readonly AgreedRental[]
  readonly pages: MemberPages<'getAgreements'>
}

function List({ rentals, pages }: ListProps) {
  const t = useTranslations('contracts')
  return (
    <>
      <p className="mb-6 max-w-prose text-pretty text-ink-700">{t('lead')}</p>
      <ul className="divide-y divide-line border-y border-line">
        {rentals.map((rental) => (
          <li key={rental.reference}>
            <RentalRow rental={rental} />
          </li>
        ))}
      </ul>
      <More pages={pages} className="mt-6" failure={<ErrorNotice error={pages.error?.error ?? null} />}>
        {t('more')}
      </More>
      <p className="mt-5 text-small text-pretty text-ink-500">{t('withoutSignIn')}</p>
    </>
  )
}

function NoneOfOne() {
  const t = useTranslations('contracts')
  return (
    <div className="max-w-prose space-y-2">
      <p>{t('noneOfOne')}</p>
      <p className="text-ink-700">{t('withoutSignIn')}</p>
    </div>
  )
}

function Empty() {
  const t = useTranslations('contracts')
  const to = useHref()
  const current = useMemberData('getOwnBookings', { query: { part: 'current' } })
  if (current.isPending) return <NotYet query={current} />
  const booked = current.data?.bookings.length !== 0
  return (
    <>
      <div className="grid items-center gap-x-16 gap-y-8 overflow-hidden rounded-card bg-sand px-6 py-8 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-10 sm:py-12 lg:pr-20">
        <div className="max-w-[28rem] text-pretty sm:order-first">
          <h2 className="text-heading">{t('empty.title')}</h2>
          <p className="mt-3 mb-6 text-ink-700">{t('empty.text')}</p>
          {booked ? (
            <ButtonLink to={to('ownBookings')}>{t('empty.link')}</ButtonLink>
          ) : (
            <ButtonLink to={to('booking')}>{t('empty.book')}</ButtonLink>
          )}
        </div>
        <div className="relative order-first w-30 sm:w-45">
          <AgreementPaper image={null} className="absolute inset-0 rotate-6" />
          <AgreementPaper image={null} className="relative -rotate-3" />
        </div>
      </div>
      <p className="mt-5 text-small text-pretty text-ink-500">{t('withoutSignIn')}</p>
    </>
  )
}
