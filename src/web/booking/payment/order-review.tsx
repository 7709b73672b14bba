import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { PaymentMethod } from '#contract/booking.ts'
import { useErrorText } from '#api/error-text.ts'
import { PriceList, PriceNotes } from '#rental/price-list.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Failure } from '../flow/failure.tsx'
import { useFlow } from '../flow/flow.tsx'
import { chosenExtras } from '../flow/trip.ts'
import { OrderTicket } from './order-ticket.tsx'

/** The specified summary as a ticket, with its price, directly above the order button (BGB § 312j). */
export function Review({
  method,
  children,
}: {
  readonly method: PaymentMethod | null
  /** Consent to our terms. */
  readonly children: ReactNode
}) {
  const t = useTranslations('booking.payment')
  return (
    <section aria-labelledby="review" className="mt-12">
      <h3 id="review" className="heading-3">
        <span className="if-open">{t('review')}</span>
        <span className="if-soon">{t('reviewRequest')}</span>
      </h3>
      <OrderTicket method={method} agreement={children}>
        <Price />
      </OrderTicket>
    </section>
  )
}

/** Stands in for the price until it has come from the server, such as after a reload; until then nothing is sent. */
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

/** When cancelling is free has been said above, so that the total is all the nearer to the button. */
function Price() {
  const { quote, trip } = useFlow()
  if (!quote) return <WithoutPrice />
  return (
    <div className="space-y-5">
      <PriceList price={quote.price} />
      <PriceNotes price={quote.price} extras={chosenExtras(trip.extras)} />
    </div>
  )
}
