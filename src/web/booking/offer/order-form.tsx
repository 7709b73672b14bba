import { useState, type ReactNode, type SubmitEvent } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import type { PaymentMethod } from '#contract/booking.ts'
import type { OfferAccess, RentalOffer } from '#contract/rental-offer.ts'
import type { SiteData } from '#contract/site.ts'
import { freeCancelPromise } from '#domain/cancellation.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { useErrorText } from '#api/error-text.ts'
import { useHref } from '#i18n/i18n.tsx'
import { Button } from '#ui/button.tsx'
import { newTabLink } from '#ui/new-tab-link.tsx'
import { useDraft } from '../details/booking-draft.ts'
import { useDriverValues } from '../details/driver-values.ts'
import { driverFieldProblems, type Problems } from '../details/driver-problems.ts'
import { Failure } from '../flow/failure.tsx'
import { showErrors } from '../flow/focus.ts'
import { RentalTicket } from '../manage/rental-ticket.tsx'
import { Fact, StubFacts } from '../manage/stub-facts.tsx'
import { Agreement } from '../payment/agreement.tsx'
import { MethodChoice } from '../payment/method-choice.tsx'
import { methodsFor } from '../payment/methods.ts'
import { passing } from '#api/server-state.tsx'
import { useFormat } from '#rental/use-format.ts'
import { useMoney } from '#rental/rental-words.ts'
import { useWallClock } from '#rental/wall-clock.ts'
import { missingProblems } from './offer-drivers.ts'
import { MissingDrivers } from './missing-drivers.tsx'
import { MissingFields } from './missing-fields.tsx'
import { linkStyle, Review } from './offer-review.tsx'
import { useOrder, type Outcome } from './use-order.ts'

interface OrderFormProps {
  readonly access: OfferAccess
  readonly offer: RentalOffer
  readonly site: SiteData
  readonly now: Date
  readonly onStale: () => void
}

/** Form to order an offer: its facts, the missing fields and the one button. It checks its fields as the steps do. */
export function OrderForm({ access, offer, site, now, onStale }: OrderFormProps) {
  const t = useTranslations('booking.payment')
  const details = useTranslations('booking.details')
  const driver = useDriverValues()
  const { busy, outcome, send } = useOrder({ access, offer, onStale })
  const offered = methodsFor({ start: offer.start, currency: offer.price.currency }, now, site.rules.bankTransferDays)
  const [chosen, setChosen] = useState<PaymentMethod | null>(offer.paymentMethod)
  const method = offered.find((one) => one === chosen) ?? null
  const [terms, setTerms] = useState(false)
  const [tried, setTried] = useState(false)
  const problems = useProblems({ offer, site, now })
  const refusedFields = outcome?.kind === 'fields' ? outcome.problems : {}
  const order = () => {
    if (method !== null) void send(method, driver.values)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const complete = method !== null && terms && Object.keys(problems).length === 0
    if (!complete) showErrors(event.currentTarget, () => setTried(true))
    else order()
  }
  const refused = outcome?.kind === 'method_refused'
  const left = tried ? Object.keys(problems).length + Number(method === null) + Number(!terms) : 0
  return (
    <form noValidate onSubmit={submit}>
      <Head offer={offer} site={site} />
      <MissingFields
        offer={offer}
        site={site}
        driver={driver}
        problems={{ ...refusedFields, ...problems }}
        tried={tried}
      />
      <MissingDrivers offer={offer} site={site} problems={{ ...refusedFields, ...problems }} tried={tried} />
      <MethodChoice
        offered={offered}
        value={method}
        error={refused ? t('methodRefused') : tried && method === null ? t('methodMissing') : undefined}
        online={site.payment.online}
        order
        onChoose={setChosen}
      />
      <Notes offer={offer} site={site} now={now} />
      <Agreement checked={terms} error={tried && !terms ? t('termsMissing') : undefined} onChange={setTerms} />
      {/* Nothing comes between the summary and the button but what went wrong (BGB § 312j). */}
      <Review offer={offer} site={site} method={method} />
      <div role="alert" className="mt-6 empty:hidden">
        {outcome?.kind === 'failed' && <Failed outcome={outcome} busy={busy} onRetry={order} />}
      </div>
      {left > 0 && <p className="mt-6 text-small font-medium text-danger">{details('left', { count: left })}</p>}
      <Button type="submit" size="large" busy={busy} className={left > 0 ? 'mt-3 w-full' : 'mt-6 w-full'}>
        {t('submit')}
      </Button>
      <output className="sr-only">{busy && t('sending')}</output>
      <Decline />
    </form>
  )
}

const percent = { style: 'percent', maximumFractionDigits: 2 } as const

/** The offer as the ticket that it becomes, its price, and until when it stands. */
function Head({ offer, site }: Pick<OrderFormProps, 'offer' | 'site'>) {
  const t = useTranslations('booking')
  const clock = useWallClock()
  const format = useFormat()
  const { price } = offer
  const money = useMoney(price.currency)
  return (
    <div className="@container mb-12">
      <h1 className="text-[clamp(1.75rem,1.25rem+2.4cqw,2.625rem)] leading-[1.1] tracking-[-0.03em]">
        <span className="max-sm:block">{t('offer.heading')}:</span>{' '}
        {t('facts.titleOffer', { vehicle: offer.vehicle.name, date: clock.date(dateOf(offer.start), 'dayLong') })}
      </h1>
      <p className="mt-4 mb-8 text-lead text-ink-700">{t('offer.lead', { date: clock.moment(offer.offerUntil!) })}</p>
      <RentalTicket booking={offer} site={site}>
        <div className="space-y-5">
          <Fact label={t('offer.total', { vat: format.number(price.vatBp / 10_000, percent) })} large>
            {money.exact(price.totalMinor)}
          </Fact>
          <StubFacts booking={offer} />
        </div>
      </RentalTicket>
    </div>
  )
}

/** Legal notes: cost of cancelling after the order, no right of withdrawal (BGB § 312g), and privacy. */
function Notes({ offer, site, now }: Pick<OrderFormProps, 'offer' | 'site' | 'now'>) {
  const t = useTranslations('booking.payment')
  const newTab = useTranslations('site.common')('newTab')
  const to = useHref()
  const clock = useWallClock()
  const until = freeCancelPromise(offer.start, now, site.rules)
  return (
    <div className="mt-6 space-y-3 text-small text-ink-700">
      <p>{until === null ? t('cancelLate') : t('cancel', { date: clock.moment(until.toISOString()) })}</p>
      <p>{t('noWithdrawal')}</p>
      <p>{t.rich('privacy', { privacy: newTabLink(to('privacy'), newTab) })}</p>
    </div>
  )
}

interface FailedProps {
  readonly outcome: Extract<Outcome, { kind: 'failed' }>
  readonly busy: boolean
  readonly onRetry: () => void
}

function Failed({ outcome: { error }, busy, onRetry }: FailedProps) {
  const t = useTranslations('booking')
  const say = useErrorText()
  return (
    <Failure onRetry={passing(error) ? onRetry : undefined} busy={busy} className="">
      <p>{say(error)}</p>
      <p>{t(passing(error) ? 'payment.maybe' : 'flow.failure.kept')}</p>
    </Failure>
  )
}

function Decline() {
  const t = useTranslations('booking.offer')
  const to = useHref()
  const manage = (words: ReactNode) => (
    <Link to={to('manageBooking')} className={linkStyle}>
      {words}
    </Link>
  )
  return <p className="mt-6 text-small text-ink-700">{t.rich('decline', { manage })}</p>
}

/** Problems of the fields that the offer asks for, as in step 3. */
function useProblems({ offer, site, now }: Pick<OrderFormProps, 'offer' | 'site' | 'now'>): Problems {
  const { values } = useDriverValues()
  const { drivers } = useDraft()
  const { start, end, missing } = offer
  const rules = { minAge: site.rules.minAge, bookings: 'open' } as const
  const found = driverFieldProblems(values, { start, end }, dateOf(toLocal(now)), rules)
  const own = missing.flatMap((field) => {
    const problem = found[field]
    return problem === undefined ? [] : [[field, problem] as const]
  })
  const licenseNumber = missing.includes('licenseNumber') ? values.licenseNumber : undefined
  return { ...Object.fromEntries(own), ...missingProblems(offer, drivers, { site, now, licenseNumber }) }
}
