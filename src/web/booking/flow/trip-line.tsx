import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { dateOf } from '#domain/local-time.ts'
import { useBranchName } from '#rental/branch-name.ts'
import { useFormat } from '#rental/use-format.ts'
import { useFlow } from './flow.tsx'

/** The rental in a line, from the second step on: from where to where, when, and the way to change it. */
export function TripLine() {
  const t = useTranslations('booking.flow')
  const { view, site, trip, address } = useFlow()
  const name = useBranchName()
  const format = useFormat()
  const { pickup, dropoff, start, end } = trip
  if (view === 'dates' || start === undefined || end === undefined) return <BareLine />
  const of = (id: number | undefined) => name(site.branches.find((one) => one.id === id))
  return (
    <div className="mt-3 flex items-center justify-between gap-x-4 text-small md:mt-6 md:justify-start lg:mt-0">
      {/* In a wide window the summary beside the step says it. */}
      <h1 className="min-w-0 lg:sr-only font-text text-small leading-snug font-normal tracking-normal">
        <span className="sr-only">{t('heading')}: </span>
        <span className="font-semibold">
          {of(pickup)}
          {dropoff !== pickup && (
            <>
              {' '}
              <ArrowRight aria-hidden size={18} className="inline-block align-[-0.2em]" />
              <span className="sr-only">–</span> <span className="whitespace-nowrap">{of(dropoff)}</span>
            </>
          )}
        </span>{' '}
        <span className="figures whitespace-nowrap text-ink-500 md:ml-2">
          {format.days(dateOf(start), dateOf(end))}
        </span>
      </h1>
      <Link
        to={{ search: address('dates') }}
        aria-label={t('changeTrip')}
        className="inline-flex min-h-11 shrink-0 lg:hidden items-center font-semibold text-petrol-600 underline underline-offset-4 hover:text-petrol-800"
      >
        {t('change')}
      </Link>
    </div>
  )
}

/** The page's name for those who hear it, before there is a trip. */
export function BareLine() {
  return <h1 className="sr-only">{useTranslations('booking.flow')('heading')}</h1>
}
