import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { ApiError } from '../../api/client.ts'
import { useErrorText } from '../../api/error-text.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Failure } from '../flow/failure.tsx'
import { useFlow } from '../flow/flow.tsx'
import { StepFrame, stepHeadingId } from '../flow/step-frame.tsx'
import { wishOf } from '../flow/trip.ts'
import { ChosenVehicle } from './chosen-vehicle.tsx'
import { Extras } from './extras.tsx'
import { useChosen, useOffers } from './offers.ts'
import { VehicleList } from './vehicle-list.tsx'

/** Step 2, Vehicle Selection: which vehicle, with what; the way on holds price and car (D24). */
export function VehicleStep() {
  const t = useTranslations('booking.vehicle')
  const { site, change } = useFlow()
  const { query, offers, days = 1 } = useOffers()
  const { free } = useChosen()
  const [fresh, setFresh] = useState(false)
  const { busy, failure, missing, next } = useHold()
  const choose = (vehicle: number | undefined) => {
    setFresh(true)
    // The button that gives up the choice goes with it.
    if (vehicle === undefined) document.getElementById(stepHeadingId)?.focus()
    // The list comes back with the browser's Back.
    change({ vehicle }, 'push')
  }
  return (
    <StepFrame step="vehicle" lead={t('lead')} busy={busy} onNext={() => void next()}>
      <div aria-live="polite">
        {missing && !free && (
          <Notice kind="error" className="mb-6">
            {t('missing')}
          </Notice>
        )}
        {failure && <HoldFailure failure={failure} onRetry={() => void next()} />}
      </div>
      <ChoiceProblem />
      {!offers && query.isPending && (
        // As high as the list will be at least, so that nothing below it moves.
        <div className="min-h-screen">
          <Spinner label={t('loading')} />
        </div>
      )}
      {!offers && query.isError && (
        <HoldFailure failure={query.error.error} text={t('failed')} onRetry={() => void query.refetch()} />
      )}
      {offers && free && (
        <>
          <ChosenVehicle offer={free} days={days} fresh={fresh} onChange={() => choose(undefined)} />
          <Extras />
          <p className="mt-6 text-small text-ink-700">{t('holdNote', { minutes: String(site.rules.holdMinutes) })}</p>
        </>
      )}
      {offers && !free && <VehicleList offers={offers} days={days} onChoose={choose} />}
    </StepFrame>
  )
}

/** A vehicle from a link that does not exist or is taken. */
function ChoiceProblem() {
  const t = useTranslations('booking.vehicle')
  const { trip } = useFlow()
  const { offers } = useOffers()
  const { offer, free } = useChosen()
  if (!offers || trip.vehicle === undefined || free) return null
  return (
    <Notice className="mb-6">
      <p>{t(offer ? 'gone' : 'unknown')}</p>
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
  const dates = failure.code === 'invalid_period' || failure.code === 'pickup_closed'
  return (
    <Failure onRetry={dates ? undefined : onRetry}>
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

/** 'Next' of step 2: a quote that still fits stays, anything else is asked for anew. */
function useHold() {
  const { trip, quote, hold, go, tell } = useFlow()
  const { free } = useChosen()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [missing, setMissing] = useState(false)
  const next = async () => {
    const wish = wishOf(trip)
    setMissing(!wish || !free)
    if (!wish || !free) return
    if (quote?.state === 'held' && quote.endsAt > performance.now()) return go('details')
    setBusy(true)
    setFailure(null)
    const shown = free.price.totalMinor
    const result = await hold(wish)
    setBusy(false)
    if (result.ok) {
      const now = result.data.price.totalMinor
      if (now === shown) go('details')
      else tell({ kind: 'price', before: shown, now, leadsTo: 'details' })
    } else if (result.error.code === 'sold_out') {
      tell({ kind: 'sold_out', vehicle: wish.vehicleId, totalMinor: shown })
    } else setFailure(result.error)
  }
  return { busy, failure, missing, next }
}
