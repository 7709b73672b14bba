import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { unbroken } from '#content/unbroken.ts'
import type { AgreedRental } from '#contract/agreements.ts'
import { useHref } from '#i18n/i18n.tsx'
import { useFormat } from '#rental/use-format.ts'
import { AgreementPaper } from './agreement-paper.tsx'
import { Version } from './version.tsx'

/** Row of a rental with all versions of its agreement, the newest first. */
export function RentalRow({ rental }: { readonly rental: AgreedRental }) {
  const { reference, status, vehicle, image, start, end, agreements } = rental
  const t = useTranslations('contracts')
  const to = useHref()
  const { wallClock } = useFormat()
  return (
    <article className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-4 py-6 sm:gap-x-8 sm:py-8 xl:grid-cols-[auto_minmax(0,1fr)_22.5rem]">
      <AgreementPaper image={image} className="w-16 sm:w-21 sm:max-xl:row-span-2" />
      <div className="min-w-0 sm:max-xl:self-end">
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
        <p className="figures mt-1.5 text-small text-ink-700">
          {t('period', { start: wallClock(start), end: wallClock(end) })}
        </p>
        <p className="figures flex flex-wrap items-center gap-x-3 text-small">
          <span className="text-ink-500">{unbroken(reference)}</span>
          {(status === 'cancelled' || status === 'no_show') && (
            <span className="rounded-full bg-sand px-2.5 py-0.5 font-medium">{t(`over.${status}`)}</span>
          )}
        </p>
      </div>
      <ul
        aria-label={t('versions', { reference })}
        className="min-w-0 divide-y divide-line/60 max-sm:col-span-full sm:max-xl:self-start"
      >
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
