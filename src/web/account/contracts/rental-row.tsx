import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { unbroken } from '#content/unbroken.ts'
import type { AgreedRental } from '#contract/agreements.ts'
import { useHref } from '#i18n/i18n.tsx'
import { Side } from '#rental/side.tsx'
import { useFormat } from '#rental/use-format.ts'
import { Version } from './version.tsx'

/** Row of a rental with all versions of its agreement, the newest first. */
export function RentalRow({ rental }: { readonly rental: AgreedRental }) {
  const { reference, status, vehicle, image, start, end, agreements } = rental
  const t = useTranslations('contracts')
  const to = useHref()
  const { wallClock } = useFormat()
  return (
    <article className="relative grid grid-cols-1 gap-x-7 gap-y-3 py-5 sm:grid-cols-[10rem_minmax(0,1fr)] xl:grid-cols-[10rem_minmax(0,1fr)_22.5rem]">
      <div className="w-28 max-sm:absolute max-sm:top-4.5 max-sm:right-0 sm:-ml-2 sm:w-40 sm:pt-1">
        <Side image={image} sizes="160px" className="h-10.5 w-28 sm:h-15 sm:w-40" />
      </div>
      <div className="min-w-0 max-sm:pr-31">
        <h2 className="font-display text-[1.0625rem] leading-snug font-[650] tracking-[-0.02em] [word-spacing:0.08em]">
          <Link
            to={to('ownBookings', { booking: reference })}
            className="group -my-2.5 inline-block py-2.5 underline-offset-4 hover:underline"
          >
            {t('similar', { vehicle })}
            <span aria-hidden className="ml-2 inline-block transition-transform group-hover:translate-x-0.5">
              ›
            </span>
          </Link>
        </h2>
        <p className="figures mt-1.5 text-small text-ink-700 max-sm:mt-2">
          {t('period', { start: wallClock(start), end: wallClock(end) })}
        </p>
        <p className="figures flex flex-wrap items-center gap-x-3 text-small">
          <span className="text-ink-500">{unbroken(reference)}</span>
          {(status === 'cancelled' || status === 'no_show') && (
            <span className="rounded-full bg-sand px-2.5 py-0.5 font-medium">{t(`over.${status}`)}</span>
          )}
        </p>
      </div>
      <ul aria-label={t('versions', { reference })} className="min-w-0 divide-y divide-line/60 sm:max-xl:col-start-2">
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
