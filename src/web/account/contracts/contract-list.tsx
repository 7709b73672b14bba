import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import type { AgreedRental } from '#contract/agreements.ts'
import type { ApiError } from '#api/client.ts'
import { useHref } from '#i18n/i18n.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { callAsMember } from '#api/call-as-member.ts'
import { Waiting } from '../dashboard/waiting.tsx'
import { ErrorNotice } from '../error-notice.tsx'
import { useOwn } from '../use-own.ts'
import { RentalCard } from './rental-card.tsx'

/** A customer's rental agreements: all of them, or that of the booking that the address names. */
export function Contracts() {
  const [query] = useSearchParams()
  const booking = query.get('booking') ?? undefined
  return <Loaded key={booking} booking={booking} />
}

function Loaded({ booking }: { readonly booking: string | undefined }) {
  const t = useTranslations('contracts')
  const to = useHref()
  const [options] = useState({ query: { booking } })
  const { result, reload } = useOwn('getAgreements', options)
  // What is no number of a booking is that of none.
  const none = booking !== undefined && result !== null && !result.ok && result.error.status === 400
  if (!result?.ok && !none) return <Waiting failed={result !== null} onRetry={() => void reload()} />
  const { rentals, next } = result.ok ? result.data : { rentals: [], next: null }
  return (
    <>
      {booking !== undefined && (
        <Link
          to={to('contracts')}
          className="mb-4 inline-flex min-h-11 items-center gap-2 text-small font-semibold text-petrol-600 underline-offset-4 hover:underline"
        >
          <span aria-hidden>←</span>
          {t('all')}
        </Link>
      )}
      {rentals.length > 0 && <List first={rentals} next={next} />}
      {rentals.length === 0 && (booking === undefined ? <Empty /> : <NoneOfOne />)}
    </>
  )
}

function List({ first, next: second }: { readonly first: readonly AgreedRental[]; readonly next: string | null }) {
  const t = useTranslations('contracts')
  const [rentals, setRentals] = useState(first)
  const [next, setNext] = useState(second)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const more = async (after: string) => {
    setBusy(true)
    setError(null)
    const result = await callAsMember('getAgreements', { query: { after } })
    setBusy(false)
    if (!result.ok) return setError(result.error)
    setRentals([...rentals, ...result.data.rentals])
    setNext(result.data.next)
  }
  return (
    <>
      <p className="mb-6 max-w-prose text-ink-700">{t('lead')}</p>
      <ul className="space-y-4">
        {rentals.map((rental) => (
          <li key={rental.reference}>
            <RentalCard rental={rental} />
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-prose text-small text-ink-500">{t('hashAbout')}</p>
      <p className="mt-2 max-w-prose text-small text-ink-500">{t('withoutSignIn')}</p>
      <ErrorNotice error={error} />
      {next !== null && (
        <Button variant="quiet" className="mt-6" busy={busy} onClick={() => void more(next)}>
          {t('more')}
        </Button>
      )}
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
  return (
    <div className="rounded-card bg-sand p-6 sm:p-10">
      <h2 className="text-subtitle">{t('empty.title')}</h2>
      <p className="mt-2 max-w-prose text-ink-700">{t('empty.text')}</p>
      <p className="mt-2 mb-6 max-w-prose text-small text-ink-700">{t('withoutSignIn')}</p>
      <ButtonLink to={to('ownBookings')}>{t('empty.link')}</ButtonLink>
    </div>
  )
}
