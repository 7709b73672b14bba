import { lazy, useEffect, type ComponentType } from 'react'

import { moduleFailure } from '../../boot-guard.ts'
import { firstGesture } from '../../gesture.ts'
import { whenBack } from '../../api/when-back.ts'
import { steps, type Step, type View } from './steps.ts'

/**
 * What the first step does without. Each step is fetched while the one before it is filled in, so that nobody waits for
 * it, and with it what may have to be said of price and car: that must be there when the line is not.
 */
const modules = {
  vehicle: () => import('../vehicle/vehicle-step.tsx'),
  details: () => import('../details/details-step.tsx'),
  payment: () => import('../payment/payment-step.tsx'),
  done: () => import('../payment/confirmation.tsx'),
  sent: () => import('../payment/already-sent.tsx'),
  expired: () => import('../quote/expired.tsx'),
  news: () => import('../quote/news.tsx'),
} as const

type Part = keyof typeof modules

/** What may have to be said over a step; before anything was done, nothing. */
const dialogs: readonly Part[] = ['news', 'expired']

const partOf = (view: View): Part | undefined => (view === 'dates' ? undefined : view)

/** Where a part cannot be had: off line it is asked for again later; else a new release has replaced it (boot-guard.ts). */
async function persistent<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch {
    if (navigator.onLine) dispatchEvent(new Event(moduleFailure))
    return await new Promise((resolve) => whenBack(() => resolve(persistent(load))))
  }
}

function part<Name extends Part, Props extends object>(
  name: Name,
  pick: (module: Awaited<ReturnType<(typeof modules)[Name]>>) => ComponentType<Props>,
) {
  type Module = Awaited<ReturnType<(typeof modules)[Name]>>
  const load = modules[name] as () => Promise<Module>
  return lazy(async () => ({ default: pick(await persistent(load)) }))
}

export const VehicleStep = part('vehicle', (module) => module.VehicleStep)
export const DetailsStep = part('details', (module) => module.DetailsStep)
export const PaymentStep = part('payment', (module) => module.PaymentStep)
export const Confirmation = part('done', (module) => module.Confirmation)
export const AlreadySent = part('sent', (module) => module.AlreadySent)
export const Expired = part('expired', (module) => module.Expired)
export const News = part('news', (module) => module.News)

function fetchParts(parts: readonly (Part | undefined)[]): void {
  for (const name of parts) if (name) void modules[name]().catch(() => {})
}

const after = (view: Step): Part => (view === 'payment' ? 'done' : (steps[steps.indexOf(view) + 1] as Part))

async function fetchNext(view: View): Promise<void> {
  if (view === 'done' || view === 'sent') return
  await firstGesture()
  fetchParts([after(view), ...dialogs])
}

/** Fetches what comes after this, once the visitor has begun to do something here. */
export function useNextPart(view: View): void {
  useEffect(() => void fetchNext(view), [view])
}

/** Fetches what the address asks for while the server is asked what it offers. */
export function usePartAskedFor(view: View): void {
  // oxlint-disable-next-line react/exhaustive-deps -- on arrival alone: later ones are fetched in time
  useEffect(() => fetchParts([partOf(view)]), [])
}
