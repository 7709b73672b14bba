import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { PaymentMethod } from '#contract/booking.ts'
import { useErrorText } from '#api/error-text.ts'
import { Spinner } from '#ui/spinner.tsx'
import { useBranchName } from '#rental/branch-name.ts'
import { Failure } from '../flow/failure.tsx'
import { useFlow } from '../flow/flow.tsx'
import { chosenExtras } from '../flow/trip.ts'
import { useFreeCancelLine } from '../price/free-cancel.ts'
import { PriceList, PriceNotes } from '#rental/price-list.tsx'
import { useChosen } from '../vehicle/use-offers.ts'
import { useWallClock } from '#rental/wall-clock.ts'
import { useWords } from '#rental/rental-words.ts'

/** The specified summary in a few lines, directly above the order button (BGB § 312j). */
export function Review({ method }: { readonly method: PaymentMethod | null }) {
  const t = useTranslations('booking.payment')
  const words = useWords()
  const { offer } = useChosen()
  const { driver } = useFlow()
  const end = useEnd()
  return (
    <section aria-labelledby="review" className="mt-12">
      <h3 id="review" className="heading-3">
        <span className="if-open">{t('review')}</span>
        <span className="if-soon">{t('reviewRequest')}</span>
      </h3>
      <dl className="mt-4 rounded-card border border-line bg-white p-5 md:px-8 md:py-6">
        {offer && (
          <Row label={t('rows.type')}>
            {words.type(offer.type)}, <span className="font-semibold">{words.similar(offer.name)}</span>
          </Row>
        )}
        <Row label={t('rows.pickup')}>{end('pickup')}</Row>
        <Row label={t('rows.dropoff')}>{end('dropoff')}</Row>
        <Row label={t('rows.customer')}>
          {driver.values.firstName} {driver.values.lastName}
        </Row>
        {method && <Row label={t('rows.payment')}>{words.payment(method)}</Row>}
        <Price />
      </dl>
    </section>
  )
}

/** An end of the rental: when and where. */
function useEnd(): (which: 'pickup' | 'dropoff') => ReactNode {
  const { site, trip } = useFlow()
  const name = useBranchName()
  const clock = useWallClock()
  return (which) => {
    const time = which === 'pickup' ? trip.start : trip.end
    return (
      <>
        {time !== undefined && <span className="figures font-semibold whitespace-nowrap">{clock.both(time)}</span>}
        {', '}
        <span className="whitespace-nowrap">{name(site.branches.find(({ id }) => id === trip[which]))}</span>
      </>
    )
  }
}

/** Stands in for the summary until the price has come from the server, such as after a reload; until then nothing is sent. */
function WithoutPrice() {
  const t = useTranslations('site.common')
  const say = useErrorText()
  const { quoteProblem } = useFlow()
  if (!quoteProblem) return <Spinner label={t('loading')} />
  return (
    <Failure className="" onRetry={quoteProblem.retry}>
      <p>{say(quoteProblem.error)}</p>
    </Failure>
  )
}

function Price() {
  const t = useTranslations('booking.payment.rows')
  const { quote, trip } = useFlow()
  const freeCancel = useFreeCancelLine()
  return (
    <div className="mt-4 border-t border-line pt-5">
      <dt className="mb-3 text-small text-ink-500">{t('price')}</dt>
      <dd>
        {quote ? (
          <div className="space-y-5">
            <PriceList price={quote.price} />
            <PriceNotes price={quote.price} extras={chosenExtras(trip.extras)} freeCancel={freeCancel} />
          </div>
        ) : (
          <WithoutPrice />
        )}
      </dd>
    </div>
  )
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-x-4 py-1 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-small text-ink-500 sm:leading-7">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}
