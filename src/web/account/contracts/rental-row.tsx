import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { unbroken } from '#content/unbroken.ts'
import type { AgreedRental } from '#contract/agreements.ts'
import { useHref } from '#i18n/i18n.tsx'
import { Chip } from '#ui/chip.tsx'
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
    <article className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-5 gap-y-5 py-6 max-[20rem]:grid-cols-1 sm:grid-rows-[auto_1fr] sm:gap-x-8 sm:py-9 xl:gap-x-10">
      <AgreementPaper
        image={image}
        className="w-18 max-[20rem]:hidden sm:row-span-2 sm:w-33 stage:w-[clamp(8.25rem,6.5vw,10.5rem)]"
      />
      <div className="min-w-0">
        <h2 className="font-text text-small leading-snug font-normal tracking-normal text-pretty text-ink-700">
          <Link
            to={to('ownBookings', { booking: reference })}
            className="group -my-2.5 inline-block py-2.5 underline-offset-4 hover:underline"
          >
            {t.rich('similar', { vehicle, name })}
            <span aria-hidden className="ml-2 inline-block transition-transform group-hover:translate-x-0.5">
              ›
            </span>
          </Link>
        </h2>
        <p className="figures mt-1.5 text-small text-ink-700">
          {t('period', { start: wallClock(start), end: wallClock(end) })}
        </p>
        <p className="figures mt-0.5 flex flex-wrap items-center gap-x-3 text-small">
          <span className="text-ink-500">{unbroken(reference)}</span>
          {(status === 'cancelled' || status === 'no_show') && <Chip className="bg-sand">{t(`over.${status}`)}</Chip>}
        </p>
      </div>
      <ul
        aria-label={t('versions', { reference })}
        className="min-w-0 divide-y divide-line/60 max-sm:col-span-full sm:col-start-2"
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

/** The car in the display face; that it may be another one is said in that of the text. */
const name = (words: ReactNode) => (
  <span className="mr-0.5 font-display text-[1.25rem] leading-snug font-[650] tracking-[-0.02em] [word-spacing:0.08em] text-ink-900 sm:text-[1.5rem]">
    {words}
  </span>
)
