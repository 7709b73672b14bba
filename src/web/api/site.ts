import { useSyncExternalStore } from 'react'

import type { SiteData } from '#contract/site.ts'
import { takesTransfers } from '#domain/sepa.ts'
import { call } from './client.ts'
import { whenBack } from './when-back.ts'

export type Bookings = SiteData['bookings']

export type SiteState =
  | { readonly status: 'loading'; readonly data: undefined }
  | { readonly status: 'ready'; readonly data: SiteData }
  | { readonly status: 'failed'; readonly data: undefined }

const loading: SiteState = { status: 'loading', data: undefined }

let state: SiteState = loading
let request: Promise<void> | undefined
const listeners = new Set<() => void>()

function publish(next: SiteState): void {
  state = next
  for (const listener of listeners) listener()
}

async function load(): Promise<void> {
  const result = await call('getSite')
  if (result.ok) publish({ status: 'ready', data: result.data })
  // What was known stays: it is better than nothing, and the server checks every figure again.
  else if (state.status !== 'ready') {
    publish({ status: 'failed', data: undefined })
    whenBack(() => void reloadSite())
  }
}

/** Asks the server again, for example when it says that the launch state has changed. */
export function reloadSite(): Promise<void> {
  if (state.status === 'failed') publish(loading)
  request = load()
  return request
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  request ??= load()
  return () => listeners.delete(listener)
}

/** Launch state, currency, branches, services and rules; fetched once for all who ask. */
export const useSite = (): SiteState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => loading,
  )

/** From how many days before the pick-up on one can pay by bank transfer; 0 where that is not offered (D34). */
export function useTransferDays(): number {
  const { data } = useSite()
  return data !== undefined && takesTransfers(data.currency) ? data.rules.bankTransferDays : 0
}

function currentBookings(): Bookings {
  if (state.data) return state.data.bookings
  return document.documentElement.dataset['bookings'] === 'open' ? 'open' : 'soon'
}

/**
 * D2: what the server wrote into the page, then the live value. For what a click does; what is *shown*
 * by state belongs into the page twice, under `if-soon` and `if-open`, so that no wrong word ever flashes.
 */
export const useBookings = (): Bookings => useSyncExternalStore(subscribe, currentBookings, () => 'soon')
