import { useEffect } from 'react'

import { firstGesture } from '#frame/gesture.ts'
import { lazyPart } from '#frame/lazy-part.ts'
import { neighbours, type View } from './steps.ts'

/**
 * Parts that the first step does not need. Each step is fetched while the visitor fills in the one before, together with
 * the dialogs about price and car, which have to open even without a connection.
 */
const parts = {
  vehicle: async () => ({ default: (await import('../vehicle/vehicle-step.tsx')).VehicleStep }),
  extras: async () => ({ default: (await import('../vehicle/chosen-extras.tsx')).ChosenExtras }),
  details: async () => ({ default: (await import('../details/details-step.tsx')).DetailsStep }),
  payment: async () => ({ default: (await import('../payment/payment-step.tsx')).PaymentStep }),
  done: async () => ({ default: (await import('../payment/confirmation.tsx')).Confirmation }),
  sent: async () => ({ default: (await import('../payment/already-sent.tsx')).AlreadySent }),
  expired: async () => ({ default: (await import('../quote/expired.tsx')).Expired }),
  news: async () => ({ default: (await import('../quote/news.tsx')).News }),
}

type Part = keyof typeof parts

export const VehicleStep = lazyPart(parts.vehicle)
export const ChosenExtras = lazyPart(parts.extras)
export const DetailsStep = lazyPart(parts.details)
export const PaymentStep = lazyPart(parts.payment)
export const Confirmation = lazyPart(parts.done)
export const AlreadySent = lazyPart(parts.sent)
export const Expired = lazyPart(parts.expired)
export const News = lazyPart(parts.news)

/** Dialogs that a step may need once the visitor has done something. */
const dialogs: readonly Part[] = ['news', 'expired']

const partOf = (view: View): readonly Part[] => (view === 'dates' ? [] : [view])

function fetchParts(wanted: readonly Part[]): void {
  // A part that fails to load is fetched again when it is shown.
  for (const part of wanted) void parts[part]().catch(() => {})
}

async function fetchNext(view: View): Promise<void> {
  if (view === 'done' || view === 'sent') return
  await firstGesture()
  const here: readonly Part[] = view === 'vehicle' ? ['extras'] : []
  fetchParts([...here, ...partOf(neighbours(view).next ?? 'done'), ...dialogs])
}

/** Fetches the next part once the visitor has begun to use this one. */
export function useNextPart(view: View): void {
  useEffect(() => void fetchNext(view), [view])
}

/** Fetches the part that the address asks for, while the server is asked for its offers. */
export function usePartAskedFor(view: View): void {
  // oxlint-disable-next-line react/exhaustive-deps -- on arrival alone: later ones are fetched in time
  useEffect(() => fetchParts(partOf(view)), [])
}
