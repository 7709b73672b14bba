import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { unbroken } from '#content/unbroken.ts'
import type { AgreedRental } from '#contract/agreements.ts'
import { useHref } from '#i18n/i18n.tsx'
import { Side } from '#rental/side.tsx'
import { useFormat } from '#rental/use-format.ts'
import { linkStyle } from '../links-in-text.tsx'
import { Version } from './version.tsx'

/** Row of a rental with all versions of its agreement, the newest first. */
export function RentalRow({ rental }: { readonly rental: AgreedRental }) {
  const { reference, status, vehicle, image, start, end, agreements } = rental
  const t = useTranslations('contracts')
  const to = useHref()
  const { wallClock } = useFormat()
  return (
    <article className="relative grid grid-cols-1 gap-x-7 gap-y-3 py-5 xl:grid-cols-[10rem_minmax(0,1fr)_22.5rem]">
      <div className="-ml-2 w-28 max-xl:absolute max-xl:top-4.5 max-xl:right-0 xl:w-40 xl:pt-1">
        <Side image={image} sizes="160px" className="h-10.5 w-28 xl:h-15 xl:w-40" />
      </div>
      <div className="min-w-0 max-xl:pr-31">
        <h2 className="font-display text-[1.0625rem] leading-snug font-[650] tracking-[-0.02em] [word-spacing:0.08em]">
          {t('similar', { vehicle })}
        </h2>
        <p className="figures mt-1.5 text-small text-ink-700">
          {t('period', { start: wallClock(start), end: wallClock(end) })}
        </p>
        <p className="figures flex flex-wrap items-center gap-x-3 text-small">
          <Link
            to={to('ownBookings', { booking: reference })}
            className={`-my-2 inline-flex min-h-11 items-center ${linkStyle}`}
          >
            {unbroken(reference)}
          </Link>
          {(status === 'cancelled' || status === 'no_show') && (
            <span className="rounded-full bg-sand px-2.5 py-0.5 font-medium">{t(`over.${status}`)}</span>
          )}
        </p>
      </div>
      <ul aria-label={t('versions', { reference })} className="min-w-0 divide-y divide-line/60">
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
