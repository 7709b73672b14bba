import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'

import { unbroken } from '#content/unbroken.ts'
import { company } from '#content/company.ts'
import { useHref } from '#i18n/i18n.tsx'
import { useTitle } from '#frame/seo.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Spinner } from '#ui/spinner.tsx'
import { EndFields } from '../dates/end-fields.tsx'
import { solvable } from '../dates/date-problems.ts'
import { TripFacts } from '../dates/trip-facts.tsx'
import { useDropoff, usePickup } from '../dates/use-dates.ts'
import { refusedNamed } from '../drivers/additional-driver-problems.ts'
import { showErrors } from '../flow/focus.ts'
import { phoneLink } from '#frame/phone-link.tsx'
import { TripContext } from '../flow/trip-context.ts'
import { Failed } from '../own/failed.tsx'
import { isFree } from '../quote/alternatives.ts'
import { Extras } from '../vehicle/extras.tsx'
import { useMoney } from '#rental/rental-words.ts'
import { useDifference } from './difference.ts'
import { DriversChoice } from './drivers-choice.tsx'
import { ChangeOverview } from './change-overview.tsx'
import { SendProblem, useSend } from './send.tsx'
import { Gone } from './gone.tsx'
import { useChange, type Change, type ChangeProps } from './use-change.ts'
import { VehicleChoice } from './vehicle-choice.tsx'

/**
 * Page for changing dates, places, vehicle or extras of a booking; the new price comes first (D25). Its form is checked
 * like the steps (flow/step-frame.tsx).
 */
export function ChangeBooking(props: ChangeProps) {
  const { booking, site } = props
  const t = useTranslations('booking.change')
  const to = useHref()
  const form = useChange(booking, site)
  const request = booking.status === 'requested'
  const { reference } = booking
  const heading = t(request ? 'headingRequest' : 'heading', { vehicle: booking.vehicle.name })
  useTitle(heading)
  return (
    <>
      <Heading reference={booking.changeable === 'all' ? null : reference}>{heading}</Heading>
      {booking.changeable === null ? (
        <p className="mt-3">{t.rich('not', { number: company.phone.text, phone: phoneLink })}</p>
      ) : (
        <>
          <p className="mt-3 mb-8 max-w-prose text-ink-700">
            {t(booking.changeable === 'return' ? 'leadReturn' : 'lead')}
          </p>
          {/* The compiler keeps the form while its parts stay the same. */}
          <TripContext value={form}>
            <Form {...props} form={form} />
          </TripContext>
        </>
      )}
      <ButtonLink to={to('ownBookings', { booking: reference })} variant="quiet" className="mt-8">
        <ArrowLeft aria-hidden size={20} />
        {t('back')}
      </ButtonLink>
    </>
  )
}

interface HeadingProps {
  /** Number of the booking; null where the stage of its car says it. */
  readonly reference: string | null
  readonly children: string
}

function Heading({ reference, children }: HeadingProps) {
  const page = useTranslations('dashboard.pages.ownBookings')('entry')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      {/* The parts of the form are of the third level, as in the steps. */}
      <h1 className="sr-only">{page}</h1>
      <h2 ref={heading} tabIndex={-1} className="text-heading">
        {children}
      </h2>
      {reference !== null && <p className="figures mt-1.5 text-small text-ink-500">{unbroken(reference)}</p>}
    </>
  )
}

function Form({ form, ...props }: ChangeProps & { readonly form: Change }) {
  const t = useTranslations('booking.change')
  const pickup = usePickup()
  const dropoff = useDropoff()
  const overview = useRef<HTMLHeadingElement>(null)
  const { busy, problem, send } = useSend(form, props)
  const { booking, dateProblems, drivers, same } = form
  const [tried, setTried] = useState(false)
  const whole = booking.changeable === 'all'
  const shown = solvable(dateProblems)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (Object.keys(drivers.problems).length > 0) showErrors(event.currentTarget, () => setTried(true))
    else void send()
  }
  return (
    <form noValidate onSubmit={submit}>
      {whole && <VehicleChoice form={form} />}
      <div className="grid gap-x-10 gap-y-10 md:grid-cols-2">
        {whole && <EndFields which="pickup" end={pickup} problems={shown} />}
        <EndFields which="dropoff" end={dropoff} problems={shown} />
      </div>
      <TripFacts />
      {whole && <Extras lead={t('extrasLead')} depositMinor={(form.offer?.price ?? booking.price).depositMinor} />}
      {whole && (
        <DriversChoice form={form} refused={refusedNamed(problem?.fields ?? {})} tried={tried || problem !== null} />
      )}
      {/* Empty, and so out of sight, until there is something to say. */}
      <section hidden={same && problem === null} className="mt-12 rounded-card border border-line bg-white p-5 sm:p-6">
        <h3 ref={overview} tabIndex={-1} className="mb-4 scroll-mt-24 heading-3">
          {t('summary')}
        </h3>
        {!same && <Overview form={form} busy={busy} />}
        <SendProblem problem={problem} />
      </section>
      <PriceBar form={form} overview={overview} />
    </form>
  )
}

function Overview({ form, busy }: { readonly form: Change; readonly busy: boolean }) {
  const t = useTranslations('booking.change')
  const { booking, offers, offer, dateProblems } = form
  if (Object.keys(dateProblems).length > 0) return <p>{t('fixDates')}</p>
  if (offers.isError && !offers.isFetching) {
    return <Failed title={t('failed')} error={offers.error} busy={false} onRetry={() => void offers.refetch()} />
  }
  if (offer === undefined) return <Spinner label={t('loading')} />
  if (!isFree(offer)) return <Gone form={form} offer={offer} />
  const more = offer.price.totalMinor > booking.price.totalMinor
  const label = booking.status === 'requested' ? 'submitRequest' : more ? 'submitMore' : 'submit'
  return (
    <>
      <ChangeOverview form={form} offer={offer} />
      {/* Busy while the price still belongs to the previous choice. */}
      <Button type="submit" size="large" busy={busy || offers.isFetching} className="mt-6 w-full sm:w-auto">
        {t(label)}
      </Button>
      <output className="sr-only">{busy && t('sending')}</output>
    </>
  )
}

/** Reserves room for the bar, so that a focused element is never under it (app.css). */
function useRoomForBar(shown: boolean): void {
  useEffect(() => {
    if (!shown) return
    const { style } = document.documentElement
    style.setProperty('--bar', '5rem')
    return () => {
      style.removeProperty('--bar')
    }
  }, [shown])
}

/** Whether an element is well inside the window or above it. */
function useReached(ref: RefObject<HTMLElement | null>): boolean {
  const [reached, setReached] = useState(false)
  useEffect(() => {
    const look = ([entry]: readonly IntersectionObserverEntry[]) =>
      setReached(entry !== undefined && (entry.isIntersecting || entry.boundingClientRect.top < 0))
    const observer = new IntersectionObserver(look, { rootMargin: '0px 0px -33% 0px' })
    observer.observe(ref.current!)
    return () => observer.disconnect()
  }, [ref])
  return reached
}

interface BarProps {
  readonly form: Change
  /** Heading of the overview, which says everything that the bar does. */
  readonly overview: RefObject<HTMLElement | null>
}

/** Brings the changed field above the bar, which comes with the first change and may come over it. */
function useFieldInView(same: boolean): void {
  useEffect(() => {
    if (!same) document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [same])
}

/**
 * The total, read out after each change. Once there is something to check, it stays in view as a bar; until then it ends
 * the form.
 */
function PriceBar({ form, overview }: BarProps) {
  const t = useTranslations('booking.change')
  const { booking, same, offer } = form
  const money = useMoney(booking.price.currency)
  const difference = useDifference(booking.price.currency)
  const reached = useReached(overview)
  const before = booking.price.totalMinor
  const now = same ? before : offer && isFree(offer) ? offer.price.totalMinor : null
  const asBar = !same && !reached
  useRoomForBar(now !== null && asBar)
  useFieldInView(same)
  if (now === null) return null
  return (
    <div
      className={classes(
        same && 'mt-6',
        asBar &&
          'sticky bottom-(--banner) z-10 -mx-5 mt-6 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-line bg-white px-5 py-3 shadow-[0_-12px_32px_-16px_rgb(11_15_20/20%)] low:static md:-mx-8 md:px-8 lg:mx-0 lg:rounded-t-card lg:px-6',
      )}
    >
      <output className={same || asBar ? 'figures' : 'sr-only'}>
        {before !== now && (
          <>
            <span className="sr-only">{t('before', { value: money.brief(before) })}, </span>
            {/* A phone has no room for it beside the button. */}
            <span aria-hidden className="text-ink-500 max-sm:hidden">
              {money.brief(before)} →{' '}
            </span>
          </>
        )}
        {same ? (
          <>
            <strong className="block font-semibold">{t('stays', { price: money.exact(before) })}</strong>
            <span className="block text-small text-ink-700">{t('nothingYet')}</span>
          </>
        ) : (
          <>
            <strong className="font-semibold">{money.brief(now)}</strong>{' '}
            <span className="text-small text-ink-700 max-sm:block">{difference(before, now)}</span>
          </>
        )}
      </output>
      {asBar && (
        <Button size="large" className="max-sm:px-5" onClick={() => overview.current?.focus()}>
          {t('toSummary')}
        </Button>
      )}
    </div>
  )
}
