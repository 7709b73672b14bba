import { useState, type ReactNode, type SubmitEvent } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { unbrokenDate, unbrokenName } from '#content/unbroken.ts'
import type { PaymentMethod } from '#contract/booking.ts'
import type { OfferAccess, RentalOffer } from '#contract/rental-offer.ts'
import type { SiteData } from '#contract/site.ts'
import { freeCancelPromise } from '#domain/cancellation.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { useErrorText } from '#api/error-text.ts'
import { useHref } from '#i18n/i18n.tsx'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { newTabLink } from '#ui/new-tab-link.tsx'
import { useDraft } from '../details/booking-draft.ts'
import { useDriverValues } from '../details/driver-values.ts'
import { driverFieldProblems, type Problems } from '../details/driver-problems.ts'
import { Failure } from '../flow/failure.tsx'
import { showErrors } from '../flow/focus.ts'
import { Fact, StubFacts } from '../manage/stub-facts.tsx'
import { Agreement } from '../payment/agreement.tsx'
import { MethodChoice } from '../payment/method-choice.tsx'
import { methodsFor } from '../payment/methods.ts'
import { passing } from '#api/server-state.tsx'
import { TicketStage } from '#rental/ticket.tsx'
import { useFormat } from '#rental/use-format.ts'
import { useMoney } from '#rental/rental-words.ts'
import { useWallClock } from '#rental/wall-clock.ts'
import { missingProblems } from './offer-drivers.ts'
import { MissingDrivers } from './missing-drivers.tsx'
import { MissingFields } from './missing-fields.tsx'
import { linkStyle, Review, useLeg } from './offer-review.tsx'
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
  const driver = useDriverValues()
  const { busy, outcome, send } = useOrder({ access, offer, onStale })
  const offered = methodsFor({ start: offer.start, currency: offer.price.currency }, now, site.rules.bankTransferDays)
  const [chosen, setChosen] = useState<PaymentMethod | null>(
    offer.paymentMethod === 'cash' ? null : offer.paymentMethod,
  )
  const method = offered.find((one) => one === chosen) ?? null
  const [terms, setTerms] = useState(false)
  const [tried, setTried] = useState(false)
  const problems = useProblems({ offer, site, now })
  const refusedFields = outcome?.kind === 'fields' ? outcome.problems : {}
  const missing = { offer, site, problems: { ...refusedFields, ...problems }, tried }
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
    <form
      noValidate
      onSubmit={submit}
      className="gap-x-10 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,49.5rem)_minmax(0,24.5rem)] xl:justify-between xl:gap-x-8 min-[120rem]:grid-cols-[minmax(0,66rem)_minmax(0,28rem)]"
    >
      <Head offer={offer} />
      <Stands offer={offer} site={site} />
      <div className="min-w-0">
        <MissingFields {...missing} driver={driver} />
        <MissingDrivers {...missing} />
        <MethodChoice
          offered={offered}
          value={method}
          error={refused ? t('methodRefused') : tried && method === null ? t('methodMissing') : undefined}
          online={site.payment.online}
          order
          onChoose={setChosen}
        />
        <Notes offer={offer} site={site} now={now} />
        {/* Nothing comes between the summary and the button but what went wrong (BGB § 312j). So consent is part of it. */}
        <Review
          offer={offer}
          site={site}
          method={method}
          agreement={
            <Agreement checked={terms} error={tried && !terms ? t('termsMissing') : undefined} onChange={setTerms} />
          }
        />
        <Send outcome={outcome} busy={busy} left={left} onRetry={order} />
        <Decline />
      </div>
    </form>
  )
}

interface SendProps {
  readonly outcome: Outcome | null
  readonly busy: boolean
  /** Number of entries that are missing or wrong. */
  readonly left: number
  readonly onRetry: () => void
}

/** The order button, below what went wrong. */
function Send({ outcome, busy, left, onRetry }: SendProps) {
  const t = useTranslations('booking.payment')
  const details = useTranslations('booking.details')
  return (
    <>
      <div role="alert" className="mt-6 empty:hidden">
        {outcome?.kind === 'failed' && <Failed outcome={outcome} busy={busy} onRetry={onRetry} />}
      </div>
      <div className="mt-6 grid gap-3">
        {left > 0 && <FieldError>{details('left', { count: left })}</FieldError>}
        <Button type="submit" size="large" busy={busy}>
          {t('submit')}
        </Button>
      </div>
      <output className="sr-only">{busy && t('sending')}</output>
    </>
  )
}

function Head({ offer }: Pick<OrderFormProps, 'offer'>) {
  const t = useTranslations('booking.offer')
  const clock = useWallClock()
  const date = clock.date(dateOf(offer.start), 'dayLong')
  return (
    <div className="mb-8 lg:mb-10">
      <h1 className="text-[clamp(1.625rem,1.1rem+2.2vw,3rem)] leading-[1.1] tracking-[-0.03em]">
        <span className="block">{t('heading')}:</span>{' '}
        {t('subject', { vehicle: unbrokenName(offer.vehicle.name), date: unbrokenDate(date) })}
      </h1>
      <p className="mt-3 max-w-[60ch] text-ink-700 md:text-lead">{t('lead')}</p>
    </div>
  )
}

const percent = { style: 'percent', maximumFractionDigits: 2 } as const

/** Days, total and deadline of the offer under its car. In a wide window they stay beside the form. */
function Stands({ offer, site }: Pick<OrderFormProps, 'offer' | 'site'>) {
  const t = useTranslations('booking')
  const format = useFormat()
  const { price } = offer
  const money = useMoney(price.currency)
  const leg = useLeg(offer, site)
  return (
    <aside className="mb-12 lg:row-span-2 lg:mb-0">
      <div className="rounded-card border border-line bg-white lg:sticky lg:top-[calc(var(--header)+1.5rem)]">
        <TicketStage shape="head" image={offer.vehicle.image} eager />
        <dl className="grid gap-3.5 px-5 pt-8 text-small sm:grid-cols-2 sm:px-6 lg:grid-cols-1">
          {[leg('pickup'), leg('dropoff')].map(({ label, when, place }) => (
            <div key={label}>
              <dt className="text-ink-500">{label}</dt>
              <dd>
                <span className="figures block font-semibold">{when}</span>
                {place}
              </dd>
            </div>
          ))}
        </dl>
        {/* Beside each other, both figures stand on one line. */}
        <div className="flex flex-wrap gap-x-16 gap-y-4 p-5 sm:p-6 sm:max-lg:grid sm:max-lg:grid-flow-col sm:max-lg:grid-cols-2 sm:max-lg:grid-rows-[auto_auto] sm:max-lg:gap-x-3.5 sm:max-lg:items-baseline sm:max-lg:gap-y-0 sm:max-lg:*:contents lg:flex-col">
          <Fact label={t('offer.total', { vat: format.number(price.vatBp / 10_000, percent) })} large>
            {money.exact(price.totalMinor)}
          </Fact>
          <StubFacts booking={offer} />
        </div>
      </div>
    </aside>
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
    <div className="mt-6 space-y-1 text-small text-ink-700">
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
