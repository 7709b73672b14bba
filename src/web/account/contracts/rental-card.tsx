import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { unbroken } from '#content/unbroken.ts'
import type { AgreedRental } from '#contract/agreements.ts'
import { useHref } from '#i18n/i18n.tsx'
import { useFormat } from '#rental/use-format.ts'
import { linkStyle } from '../links-in-text.tsx'
import { Version } from './version.tsx'

/** A rental with all versions of its agreement, the newest first. */
export function RentalCard({ rental }: { readonly rental: AgreedRental }) {
  const { reference, status, vehicle, start, end, agreements } = rental
  const t = useTranslations('contracts')
  const to = useHref()
  const { wallClock } = useFormat()
  return (
    <article className="rounded-card border border-line bg-white p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="font-text text-lg font-semibold">{t('similar', { vehicle })}</h2>
        {(status === 'cancelled' || status === 'no_show') && (
          <span className="rounded-full bg-sand px-2.5 py-0.5 text-small font-medium">{t(`over.${status}`)}</span>
        )}
      </div>
      <p className="figures flex flex-wrap items-center gap-x-4 text-small text-ink-700">
        <Link
          to={to('ownBookings', { booking: reference })}
          className={`inline-flex min-h-11 items-center ${linkStyle}`}
        >
          {unbroken(reference)}
        </Link>
        {t('period', { start: wallClock(start), end: wallClock(end) })}
      </p>
      <ul aria-label={t('versions', { reference })} className="mt-2">
        {agreements.map((agreement, index) => (
          <Version
            key={agreement.revision}
            reference={reference}
            agreement={agreement}
            replacedBy={agreements[index - 1]?.revision ?? null}
          />
        ))}
      </ul>
    </article>
  )
}
