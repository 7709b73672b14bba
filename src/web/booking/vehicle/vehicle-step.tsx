import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { ApiError } from '#api/call-server.ts'
import { useErrorText } from '#api/error-text.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Failure } from '../flow/failure.tsx'
import { useFlow } from '../flow/flow.tsx'
import { StepFrame } from '../flow/step-frame.tsx'
import type { PricedOffer } from '../quote/alternatives.ts'
import { ChosenVehicle } from './chosen-vehicle.tsx'
import { Extras } from './extras.tsx'
import { FreeDaysRow } from './free-days.tsx'
import { useChosen, useListed, useOffers } from './use-offers.ts'
import { holdProblemId, useHold } from './use-hold.ts'
import { VehicleList } from './vehicle-list.tsx'

/** Step 2, Vehicle Selection: which vehicle, with what; the way on holds price and car (D24). */
export function VehicleStep() {
  const t = useTranslations('booking.vehicle')
  const { site, change } = useFlow()
  const { query, offers } = useOffers()
  const { free } = useChosen()
  const listed = useListed()
  const { busy, problem, next } = useHold()
  const [pressed, setPressed] = useState(false)
  const { last, opened, toggle } = useOpened(free)
  const choose = (vehicle: number) => {
    setPressed(true)
    // The list comes back with the browser's Back.
    change({ vehicle }, 'push')
  }
  return (
    <StepFrame step="vehicle" lead={t(free ? 'leadChosen' : 'lead')} busy={busy} onNext={() => void next()}>
      {problem && (
        <div id={holdProblemId} tabIndex={-1} className="mb-6">
          {problem === 'missing' ? (
            <Notice kind="error">{t('missing')}</Notice>
          ) : (
            <HoldFailure failure={problem} onRetry={() => void next()} />
          )}
        </div>
      )}
      <ChoiceProblem />
      {!offers && query.isPending && (
        // At least as high as the list will be, so that nothing below moves.
        <div className="min-h-screen">
          <Spinner label={t('loading')} />
        </div>
      )}
      {!offers && query.isError && (
        <HoldFailure failure={query.error.error} text={t('failed')} onRetry={() => void query.refetch()} />
      )}
      {free && (
        <>
          <ChosenVehicle offer={free} fresh={pressed} onChange={() => change({ vehicle: undefined }, 'push')} />
          <Extras depositMinor={free.price.depositMinor}>
            <FreeDaysRow />
          </Extras>
          <p className="mt-6 text-small text-ink-700">{t('holdNote', { minutes: String(site.rules.holdMinutes) })}</p>
        </>
      )}
      {listed && !free && (
        <VehicleList listed={listed} opened={opened} onToggle={toggle} onChoose={choose} backTo={last} />
      )}
    </StepFrame>
  )
}

/** Classes that show all their vehicles. The list comes back with the earlier choice in view. */
function useOpened(free: PricedOffer | undefined) {
  const [opened, setOpened] = useState<readonly string[]>([])
  const [last, setLast] = useState<number>()
  if (free && free.vehicleId !== last) {
    setLast(free.vehicleId)
    // The chosen vehicle need not be the cheapest of its class.
    setOpened([...opened.filter((type) => type !== free.type), free.type])
  }
  const toggle = (type: string) =>
    setOpened(opened.includes(type) ? opened.filter((one) => one !== type) : [...opened, type])
  return { last, opened, toggle }
}

const problems = { sold_out: 'gone', one_way: 'oneWay', coming_soon: 'notYet' } as const

/** A vehicle from a link that does not exist, is taken or is yet to come. */
function ChoiceProblem() {
  const t = useTranslations('booking.vehicle')
  const { trip } = useFlow()
  const { offers } = useOffers()
  const { offer, free } = useChosen()
  if (!offers || trip.vehicle === undefined || free) return null
  const problem = offer ? problems[offer.reason ?? 'sold_out'] : 'unknown'
  return (
    <Notice className="mb-6">
      <p>{t(problem)}</p>
    </Notice>
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
