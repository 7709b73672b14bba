import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import type { PaymentMethod } from '#contract/booking.ts'
import { useErrorText } from '#api/error-text.ts'
import { Spinner } from '#ui/spinner.tsx'
import { useBranchName } from '#rental/branch-name.ts'
import { Names } from '../drivers/driver-names.tsx'
import { Failure } from '../flow/failure.tsx'
import { useFlow } from '../flow/flow.tsx'
import type { Step } from '../flow/steps.ts'
import { chosenExtras } from '../flow/trip.ts'
import { useFreeCancelLine } from '../price/free-cancel.ts'
import { PriceList, PriceNotes } from '#rental/price-list.tsx'
import { useChosen } from '../vehicle/use-offers.ts'
import { useWallClock } from '#rental/wall-clock.ts'
import { useWords } from '#rental/rental-words.ts'

/** The specified summary, directly above the order button, with a way back to each entry (BGB § 312j, § 312i). */
export function Review({ method }: { readonly method: PaymentMethod | null }) {
  const t = useTranslations('booking.payment')
  const words = useWords()
  const { driver, quote, trip } = useFlow()
  const freeCancel = useFreeCancelLine()
  const { offer } = useChosen()
  const { values } = driver
  return (
    <section aria-labelledby="review" className="mt-12">
      <h3 id="review" className="text-subtitle">
        <span className="if-open">{t('review')}</span>
        <span className="if-soon">{t('reviewRequest')}</span>
      </h3>
      <dl className="mt-4 divide-y divide-line rounded-card border border-line bg-paper px-5 sm:px-6">
        <Row label={t('rows.type')} edit="vehicle">
          {offer && (
            <>
              <span className="font-semibold">{words.similar(offer.name)}</span>
              <span className="block">{words.type(offer.type)}</span>
            </>
          )}
        </Row>
        <PlaceRow which="pickup" />
        <PlaceRow which="dropoff" />
        <Row label={t('rows.customer')} edit="details">
          <span className="font-semibold">
            {values.firstName} {values.lastName}
          </span>
          <span className="block">{values.email}</span>
          <span className="block">{values.phone}</span>
        </Row>
        {driver.others.length > 0 && (
          <Row label={words.drivers(driver.others.length)} edit="details">
            <Names drivers={driver.others} />
          </Row>
        )}
        {method && <Row label={t('rows.payment')}>{words.payment(method)}</Row>}
        <div className="py-5">
          <dt className="mb-3 text-small text-ink-500">{t('rows.price')}</dt>
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
      </dl>
    </section>
  )
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

function PlaceRow({ which }: { readonly which: 'pickup' | 'dropoff' }) {
  const t = useTranslations('booking.payment.rows')
  const { site, trip } = useFlow()
  const name = useBranchName()
  const clock = useWallClock()
  const time = which === 'pickup' ? trip.start : trip.end
  return (
    <Row label={t(which)} edit="dates">
      <span className="font-semibold">{name(site.branches.find(({ id }) => id === trip[which]))}</span>
      <span className="figures block">{time && clock.both(time)}</span>
    </Row>
  )
}

interface RowProps {
  readonly label: string
  readonly edit?: Step
  readonly children: ReactNode
}

function Row({ label, edit, children }: RowProps) {
  const t = useTranslations('booking.payment')
  const { address } = useFlow()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-4 sm:grid-cols-[10rem_minmax(0,1fr)_auto]">
      <dt className="text-small text-ink-500">{label}</dt>
      <dd className="min-w-0 max-sm:col-span-2">{children}</dd>
      {edit && (
        <dd className="max-sm:col-start-2 max-sm:row-start-1">
          <Link
            to={{ search: address(edit) }}
            aria-label={t('editName', { what: label })}
            className="-my-2.5 inline-flex min-h-11 items-center text-small font-semibold text-petrol-600 underline underline-offset-4"
          >
            {t('edit')}
          </Link>
        </dd>
      )}
    </div>
  )
}
