import { useState } from 'react'
import { flushSync } from 'react-dom'

import type { ApiError } from '#api/call-server.ts'
import { useFlow } from '../flow/flow.tsx'
import { wishOf, writeTrip } from '../flow/trip.ts'
import { useChosen } from './use-offers.ts'

/** Id of the element with the problem. It takes the focus, which also brings it into view. */
export const holdProblemId = 'hold-problem'

interface Told {
  readonly problem: ApiError
  /** Query of the trip with the problem, filters included. */
  readonly trip: string
}

/** 'Next' of step 2: keeps a quote that still fits, and otherwise asks for a new one. */
export function useHold() {
  const { trip, quote, hold, go, tell } = useFlow()
  const { free } = useChosen()
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState<Told | null>(null)
  const asked = writeTrip(trip).toString()
  const refuse = (problem: ApiError) => {
    flushSync(() => setTold({ problem, trip: asked }))
    document.getElementById(holdProblemId)?.focus()
  }
  const next = async () => {
    const wish = wishOf(trip)
    // Without a chosen vehicle there is no button to get here.
    if (!wish || !free) return
    if (quote?.state === 'held' && quote.endsAt > performance.now()) return go('details')
    setBusy(true)
    setTold(null)
    const shown = free.price.totalMinor
    const result = await hold(wish)
    setBusy(false)
    if (result.ok) {
      const now = result.data.price.totalMinor
      if (now === shown) go('details')
      else tell({ kind: 'price', before: shown, now, leadsTo: 'details' })
    } else if (result.error.code === 'sold_out') {
      tell({ kind: 'sold_out', vehicle: wish.vehicleId, totalMinor: shown })
    } else refuse(result.error)
  }
  // Any change since, even of a filter, makes it a new attempt.
  return { busy, problem: told?.trip === asked ? told.problem : null, next }
}
