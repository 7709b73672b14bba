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
  const site = useSite()
  usePartAskedFor(readView(useSearchParams()[0].get('step')))
  return (
    <div className="surface-paper pt-5 pb-16 md:pt-8 lg:pb-24">
      <Container>
        {hydrated && site.status === 'ready' ? (
          <FlowProvider site={site.data}>
            <Flow />
          </FlowProvider>
        ) : (
          <BeforeStart failed={site.status === 'failed'} />
        )}
      </Container>
    </div>
  )
}

function Flow() {
  const t = useTranslations('booking')
  const { view, site } = useFlow()
  const booking = useTabValue(lastBooking)
  const shown = useRef<string>(view)
  useNextPart(view)
  const over = view === 'done' || view === 'sent'
  const words = booking?.status === 'requested' ? 'titleRequest' : 'title'
  const title = over ? t(`payment.${view}.${words}`) : `${t(`flow.steps.${view}`)} – ${t('flow.title')}`
  const Step = over ? null : content[view]
  return (
    <>
      <Seo title={title} description={t('flow.description')} />
      {Step && (
        <>
          <Stepper />
          <TripLine />
        </>
      )}
      {/* One for each step; otherwise the previous step would stay without a sign until the next has loaded. */}
      <Suspense key={view} fallback={<Awaited />}>
        {Step && (
          <div className="mt-4 md:mt-9">
            <Step />
          </div>
        )}
        {view === 'done' && booking && <Confirmation booking={booking} site={site} />}
        {view === 'sent' && booking && <AlreadySent booking={booking} />}
        <Shown view={view} before={shown} />
      </Suspense>
      <QuoteDialogs />
    </>
  )
}

function Shown({ view, before }: { readonly view: View; readonly before: RefObject<string> }) {
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

/** Built page, shown until the scripts know the step and the offers. */
function BeforeStart({ failed }: { readonly failed: boolean }) {
  const t = useTranslations('booking.flow')
  return (
    <>
      <Seo title={t('title')} description={t('description')} />
      <EmptyStepper />
      <BareLine />
      <div className="mt-4 min-h-[70vh] md:mt-9">
        {failed ? (
          <Failure onRetry={() => void reloadSite()}>
            <p>{t('siteFailed')}</p>
          </Failure>
        ) : (
          <div className="noscript:hidden">
            <Spinner label={t('loading')} />
          </div>
        )}
      </div>
    </>
  )
}
