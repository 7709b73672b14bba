import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'

import type { ApiError } from '#api/call-server.ts'
import { useErrorText } from '#api/error-text.ts'
import { ClassSkeleton } from '#rental/class-skeleton.tsx'
import { useWords } from '#rental/rental-words.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Failure } from '../flow/failure.tsx'
import { useFlow } from '../flow/flow.tsx'
import { StepFrame } from '../flow/step-frame.tsx'
import { ChosenExtras } from '../flow/step-parts.ts'
import { InPrice } from '../price/vehicle-total.tsx'
import { isFree, type PricedOffer } from '../quote/alternatives.ts'
import { ChosenStage } from './chosen-stage.tsx'
import { ChosenVehicle } from './chosen-vehicle.tsx'
import { useChosen, useListed, useOffers } from './use-offers.ts'
import { holdProblemId, useHold } from './use-hold.ts'
import { VehicleList } from './vehicle-list.tsx'

/** Step 2, Vehicle Selection: which vehicle, with what; the way on holds price and car (D24). */
export function VehicleStep() {
  const t = useTranslations('booking.vehicle')
  const { change } = useFlow()
  const { query, offers } = useOffers()
  const { free } = useChosen()
  const listed = useListed()
  const { busy, problem, next } = useHold()
  const [pressed, setPressed] = useState(false)
  const last = useLast(free)
  const choose = (vehicle: number) => {
    setPressed(true)
    // The list comes back with the browser's Back.
    change({ vehicle }, 'push')
  }
  return (
    <StepFrame
      step="vehicle"
      lead={free ? t('leadChosen') : <ListLead />}
      ready={free !== undefined}
      busy={busy}
      onNext={() => void next()}
    >
      {problem && (
        <div id={holdProblemId} tabIndex={-1} className="mb-6">
          <HoldFailure failure={problem} onRetry={() => void next()} />
        </div>
      )}
      <ChoiceProblem />
      {!offers && query.isPending && (
        <>
          <Spinner label={t('loading')} />
          <div className="class-list mt-4">
            <ClassSkeleton count={3} as="in-all" />
          </div>
        </>
      )}
      {!offers && query.isError && (
        <HoldFailure failure={query.error.error} text={t('failed')} onRetry={() => void query.refetch()} />
      )}
      {free && (
        <>
          <ChosenVehicle offer={free} fresh={pressed} onChange={() => change({ vehicle: undefined }, 'push')} />
          <Suspense fallback={<div className="min-h-screen" />}>
            <ChosenExtras offer={free} />
          </Suspense>
        </>
      )}
      {listed && !free && <VehicleList listed={listed} onChoose={choose} backTo={last} />}
    </StepFrame>
  )
}

/** Fees, tax and kilometres that every total includes, said once above the list. */
function ListLead() {
  const t = useTranslations('booking.vehicle')
  const { offers = [] } = useOffers()
  const first = offers.find(isFree)
  return first ? <InPrice price={first.price} /> : t('lead')
}

/** The vehicle that was chosen last, so that the list comes back with it in view. */
function useLast(free: PricedOffer | undefined): number | undefined {
  const [last, setLast] = useState<number>()
  if (free && free.vehicleId !== last) setLast(free.vehicleId)
  return last
}

const problems = { sold_out: 'gone', one_way: 'oneWay', coming_soon: 'notYet' } as const

/** A vehicle from a link that does not exist, is taken or is yet to come: pale on its stage, with the ways to another. */
function ChoiceProblem() {
  const t = useTranslations('booking.vehicle')
  const words = useWords()
  const { trip, address } = useFlow()
  const { offers } = useOffers()
  const { offer, free } = useChosen()
  if (!offers || trip.vehicle === undefined || free) return null
  if (!offer)
    return (
      <Notice className="mb-6">
        <p>{t('unknown')}</p>
      </Notice>
    )
  const problem = problems[offer.reason ?? 'sold_out']
  return (
    <div className="mb-8">
      <ChosenStage
        heading={`${words.type(offer.type)} · ${t(`state.${problem}`)}`}
        name={offer.name}
        image={offer.image}
        taken
        action={null}
      >
        <p className="mb-4 max-w-[30ch] text-small text-ink-700">{t(problem)}</p>
        <ButtonLink to={{ search: address('dates') }} variant="quiet">
          {t('otherDates')}
        </ButtonLink>
      </ChosenStage>
    </div>
  )
}

interface FailureProps {
  readonly failure: ApiError
  readonly text?: string
  readonly onRetry: () => void
}

function HoldFailure({ failure, text, onRetry }: FailureProps) {
  const t = useTranslations('booking.flow')
  const say = useErrorText()
  const { address } = useFlow()
  const dates = failure.code === 'invalid_period' || failure.code === 'branch_closed'
  return (
    <Failure className="" onRetry={dates ? undefined : onRetry}>
      {text !== undefined && <p>{text}</p>}
      <p>{say(failure)}</p>
      {dates && (
        <ButtonLink to={{ search: address('dates') }} variant="quiet">
          {t('soldOut.dates')}
        </ButtonLink>
      )}
    </Failure>
  )
}
