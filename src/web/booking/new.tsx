import { Phone } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { company } from '../../content/company.ts'
import { reloadSite, useSite } from '../api/site.ts'
import { Seo } from '../seo.tsx'
import { Container } from '../ui/section.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { DatesStep } from './dates/dates-step.tsx'
import { DetailsStep } from './details/details-step.tsx'
import { Failure } from './flow/failure.tsx'
import { FlowProvider, useFlow } from './flow/flow.tsx'
import { useFocusOnChange } from './flow/focus.ts'
import { stepHeadingId } from './flow/step-heading.ts'
import { EmptyStepper, Stepper } from './flow/stepper.tsx'
import { useHydrated } from '../hydrated.ts'
import { AlreadySent } from './payment/already-sent.tsx'
import { booked } from './payment/booked.ts'
import { Confirmation } from './payment/confirmation.tsx'
import { PaymentStep } from './payment/payment-step.tsx'
import { ExpiredDialog } from './quote/expired.tsx'
import { NewsDialogs } from './quote/news.tsx'
import { useStored } from './stored.ts'
import { VehicleStep } from './vehicle/vehicle-step.tsx'

const content = { dates: DatesStep, vehicle: VehicleStep, details: DetailsStep, payment: PaymentStep }

/** The four-step booking form (D3). */
export default function NewBooking() {
  const hydrated = useHydrated()
  const site = useSite()
  return (
    <div className="surface-paper bg-white pt-8 pb-16 lg:pt-12 lg:pb-24">
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
  const booking = useStored(booked)
  useFocusOnChange(view, stepHeadingId)
  const over = view === 'done' || view === 'sent'
  const words = booking?.status === 'requested' ? 'titleRequest' : 'title'
  const title = over ? t(`payment.${view}.${words}`) : `${t(`flow.steps.${view}`)} – ${t('flow.title')}`
  const Step = over ? null : content[view]
  return (
    <>
      <Seo title={title} description={t('flow.description')} />
      {Step && (
        <>
          <Heading />
          <Stepper />
          <div className="mt-6 md:mt-12">
            <Step />
          </div>
        </>
      )}
      {view === 'done' && booking && <Confirmation booking={booking} site={site} />}
      {view === 'sent' && booking && <AlreadySent booking={booking} />}
      <ExpiredDialog />
      <NewsDialogs />
    </>
  )
}

function Heading() {
  const t = useTranslations('booking.flow')
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 text-small">
      <h1 className="font-text text-small font-semibold tracking-normal text-ink-500">{t('heading')}</h1>
      {/* On a wider screen it stands in the header. */}
      <a
        href={company.phone.href}
        aria-label={t('call', { number: company.phone.text })}
        className="figures -my-2.5 inline-flex min-h-11 items-center gap-1.5 font-semibold text-petrol-600 md:hidden"
      >
        <Phone aria-hidden size={16} />
        {company.phone.text}
      </a>
    </div>
  )
}

/** What is built into the page, until the scripts know which step is asked for and what is offered. */
function BeforeStart({ failed }: { readonly failed: boolean }) {
  const t = useTranslations('booking.flow')
  return (
    <>
      <Seo title={t('title')} description={t('description')} />
      <Heading />
      <EmptyStepper />
      <div className="mt-6 min-h-[70vh] md:mt-12">
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
