import { Suspense, useRef, type RefObject } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { reloadSite, useSite } from '#api/site.ts'
import { Seo } from '#frame/seo.tsx'
import { Container } from '#ui/section.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { DatesStep } from './dates/dates-step.tsx'
import { Failure } from './flow/failure.tsx'
import { FlowProvider, useFlow } from './flow/flow.tsx'
import { useFocusOnChange } from './flow/focus.ts'
import {
  AlreadySent,
  Confirmation,
  DetailsStep,
  PaymentStep,
  useNextPart,
  usePartAskedFor,
  VehicleStep,
} from './flow/step-parts.ts'
import { stepHeadingId } from './flow/step-heading.ts'
import { EmptyStepper, Stepper } from './flow/stepper.tsx'
import { BareLine, TripLine } from './flow/trip-line.tsx'
import { readView, type View } from './flow/steps.ts'
import { useHydrated } from '#ui/hydrated.ts'
import { lastBooking } from './payment/last-booking.ts'
import { QuoteDialogs } from './quote/quote-dialogs.tsx'
import { useTabValue } from '#api/tab-value.ts'

const content = { dates: DatesStep, vehicle: VehicleStep, details: DetailsStep, payment: PaymentStep }

/** The four-step booking form (D3). */
export default function NewBooking() {
  const hydrated = useHydrated()
  const { status, data } = useSite()
  usePartAskedFor(readView(useSearchParams()[0].get('step')))
  return (
    <div className="surface-paper pt-5 pb-16 md:pt-8 max-lg:has-data-bar:pb-0 lg:pb-24">
      <Container wide>
        {status === 'failed' ? (
          <WithoutServer />
        ) : (
          <FlowProvider site={hydrated ? data : undefined}>
            <Flow />
          </FlowProvider>
        )}
      </Container>
    </div>
  )
}

function Flow() {
  const t = useTranslations('booking')
  const { live, view, site } = useFlow()
  const booking = useTabValue(lastBooking)
  const shown = useRef<string>(null)
  useNextPart(view)
  const over = view === 'done' || view === 'sent'
  const words = booking?.status === 'requested' ? 'titleRequest' : 'title'
  const title = over ? t(`payment.${view}.${words}`) : `${t(`flow.steps.${view}`)} – ${t('flow.title')}`
  if (!live && view !== 'dates') return <BeforeStart />
  const Step = over ? null : content[view]
  const step = (
    <>
      {Step && (
        <div className="mt-4 md:mt-9">
          <Step />
        </div>
      )}
      {view === 'done' && booking && <Confirmation booking={booking} site={site} />}
      {view === 'sent' && booking && <AlreadySent booking={booking} />}
      {live && <Shown view={view} before={shown} />}
    </>
  )
  return (
    <>
      <Seo title={live ? title : t('flow.title')} description={t('flow.description')} />
      {!live && <AwaitedTrip />}
      <div className={live ? undefined : 'in-[[data-begun]]:invisible'}>
        {Step && (
          <>
            <Stepper />
            <TripLine />
          </>
        )}
        {/* One for each step that is loaded; otherwise the previous one would stay without a sign until then. */}
        {view === 'dates' ? (
          step
        ) : (
          <Suspense key={view} fallback={<Awaited />}>
            {step}
          </Suspense>
        )}
      </div>
      {live && <QuoteDialogs />}
    </>
  )
}

function Shown({ view, before }: { readonly view: View; readonly before: RefObject<string | null> }) {
  useFocusOnChange(view, stepHeadingId, before)
  return null
}

function Awaited() {
  const t = useTranslations('booking.flow')
  return (
    <div className="mt-4 min-h-[70vh] md:mt-9">
      <Spinner label={t('loading')} />
    </div>
  )
}

/** Over the built first step, where the address goes on with a rental and so shows something else soon (begun.ts). */
function AwaitedTrip() {
  const t = useTranslations('booking.flow')
  return (
    <div className="absolute top-[40vh] hidden in-[[data-begun]]:block">
      <Spinner label={t('loading')} />
    </div>
  )
}

/** A later step, until the server has told its rules. */
function BeforeStart() {
  const t = useTranslations('booking.flow')
  return (
    <>
      <Seo title={t('title')} description={t('description')} />
      <EmptyStepper />
      <BareLine />
      <Awaited />
    </>
  )
}

function WithoutServer() {
  const t = useTranslations('booking.flow')
  return (
    <>
      <Seo title={t('title')} description={t('description')} />
      <EmptyStepper />
      <BareLine />
      <div className="mt-4 min-h-[70vh] md:mt-9">
        <Failure onRetry={() => void reloadSite()}>
          <p>{t('siteFailed')}</p>
        </Failure>
      </div>
    </>
  )
}
