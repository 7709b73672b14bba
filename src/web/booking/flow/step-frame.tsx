import { ArrowLeft } from 'lucide-react'
import type { ReactNode, SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'

import { Button, ButtonLink } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { FieldError } from '#ui/field.tsx'
import { Countdown } from '../price/countdown.tsx'
import { SummaryBar } from '../price/summary-bar.tsx'
import { Summary } from '../price/summary.tsx'
import { useChosen } from '../vehicle/use-offers.ts'
import { EarlyNotice } from './early-notice.tsx'
import { useFlow } from './flow.tsx'
import { ResumedNotice } from './resumed-notice.tsx'
import { stepHeadingId } from './step-heading.ts'
import { neighbours, type Step } from './steps.ts'
import { Notice } from '#ui/notice.tsx'

const formId = 'booking-step'

interface StepProps {
  readonly step: Step
  readonly lead: ReactNode
  /** Whether there is something to go on with; until then no button leads on. */
  readonly ready?: boolean
  readonly busy?: boolean
  /** Why the visitor cannot go on, said beside the button. */
  readonly problem?: string
  /** Called when the form is sent. The last step has a button of its own. */
  readonly onNext: (form: HTMLFormElement) => void
  readonly children: ReactNode
}

/**
 * Frame of a step: heading, form, the way back and on, and beside them the choice with its price. The form is not the
 * checked one (forms/use-checked-form.ts), since prices and the steps themselves follow every key.
 */
export function StepFrame({ step, lead, ready = true, busy = false, problem, onNext, children }: StepProps) {
  const t = useTranslations('booking.flow')
  const following = neighbours(step).next
  const next = ready ? following : undefined
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy) onNext(event.currentTarget)
  }
  return (
    <div className="gap-10 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,49.5rem)_minmax(0,24.5rem)] xl:justify-between xl:gap-8 min-[120rem]:grid-cols-[minmax(0,66rem)_minmax(0,28rem)]">
      <form id={formId} noValidate onSubmit={submit} className="min-w-0">
        <h2
          id={stepHeadingId}
          tabIndex={-1}
          className="text-[clamp(2.125rem,1.5rem+2.2vw,3rem)] leading-[1.08] tracking-[-0.03em]"
        >
          {t(`steps.${step}`)}
        </h2>
        <p className="mt-2 mb-5 md:mt-3 md:mb-7 max-w-[60ch] text-ink-700 md:text-lead">{lead}</p>
        <DroppedNotice />
        <EarlyNotice />
        <ResumedNotice />
        <NarrowCountdown step={step} />
        {children}
        <div className="mt-10 flex flex-wrap items-center justify-between gap-4 empty:hidden">
          <BackLink step={step} />
          {next && (
            <div className="ml-auto grid justify-items-end gap-3 max-lg:hidden">
              {problem !== undefined && <FieldError>{problem}</FieldError>}
              <Button type="submit" size="large" busy={busy}>
                {t('nextTo', { step: t(`steps.${next}`) })}
              </Button>
            </div>
          )}
        </div>
      </form>
      <Beside step={step} />
      {/* The list of vehicles says all that the bar could. */}
      {following && (next !== undefined || step !== 'vehicle') && (
        <SummaryBar
          problem={problem}
          action={
            next && (
              <Button type="submit" form={formId} size="large" busy={busy}>
                {t('next')}
              </Button>
            )
          }
        />
      )}
    </div>
  )
}

/** The choice beside the step. Where the step itself shows the car, it stands there alone. */
function Beside({ step }: { readonly step: Step }) {
  const t = useTranslations('booking.flow.summary')
  const { trip } = useFlow()
  const { free } = useChosen()
  const shown = step === 'dates' ? trip.vehicle !== undefined : step === 'vehicle' && free !== undefined
  const last = step === 'payment'
  return (
    <aside aria-label={t('heading')} className="max-lg:hidden">
      {/* The last step ends with the whole rental as a ticket, which this would only repeat. */}
      <div
        className={classes(
          'rounded-card border border-line bg-white',
          !last && 'sticky top-[calc(var(--header)+1.5rem)]',
        )}
      >
        <Summary brief={last} head={shown || last ? 'name' : 'stage'} />
      </div>
    </aside>
  )
}

/** Countdown above the form, for windows without room for the summary beside it. */
function NarrowCountdown({ step }: { readonly step: Step }) {
  const { quote } = useFlow()
  if (quote?.state !== 'held' || step === 'dates' || step === 'vehicle') return null
  return (
    <div className="mb-8 lg:hidden">
      {/* On the last step, no bar below says the total. */}
      <Countdown quote={quote} total={step === 'payment'} />
    </div>
  )
}

function BackLink({ step }: { readonly step: Step }) {
  const t = useTranslations('booking.flow')
  const { address } = useFlow()
  const { previous } = neighbours(step)
  if (!previous) return null
  return (
    <ButtonLink to={{ search: address(previous) }} variant="plain" size="large" className="-ml-4 pl-4">
      <ArrowLeft aria-hidden size={20} className="-ml-1" />
      {t('backTo', { step: t(`steps.${previous}`) })}
    </ButtonLink>
  )
}

/** Says which parts of a link made no sense. It disappears with the first change, which writes a new address. */
function DroppedNotice() {
  const t = useTranslations('booking.flow.dropped')
  const { dropped } = useFlow()
  if (dropped.length === 0) return null
  const names = dropped.map((key) => t(`names.${key}`)).join(', ')
  return (
    <Notice title={t('title')} className="mb-8">
      <p>{t('text', { names })}</p>
    </Notice>
  )
}
