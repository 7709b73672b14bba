import type { SiteData } from '#contract/site.ts'
import { takesTransfers } from '#domain/sepa.ts'
import { call } from './call-server.ts'
import { sharedAnswer, useShared, type Shared } from './shared-answer.ts'
import { useStore } from './store.ts'
import { whenBack } from './when-back.ts'

export type Bookings = SiteData['bookings']

export type SiteState = Shared<SiteData>

const site = sharedAnswer<SiteData>(
  () => call('getSite'),
  () => whenBack(() => void reloadSite()),
)

/** Asks the server again, for example when it says that the launch state has changed. */
export const reloadSite = site.reload

/** Launch state, currency, branches, services and rules. */
export const useSite = (): SiteState => useShared(site)

/** Number of days before the pick-up up to which a customer can pay by bank transfer; 0 if that is not offered (D34). */
export function useTransferDays(): number {
  const { data } = useSite()
  return data !== undefined && takesTransfers(data.currency) ? data.rules.bankTransferDays : 0
}

function currentBookings(): Bookings {
  const { data } = site.read()
  if (data) return data.bookings
  return document.documentElement.dataset['bookings'] === 'open' ? 'open' : 'soon'
}

/**
 * Launch state (D2): the one that the server wrote into the page, then the live value. It decides what a click does.
 * Texts that depend on the state are in the page twice, under `if-soon` and `if-open`, so that no wrong word flashes.
 */
export const useBookings = (): Bookings => useStore({ subscribe: site.subscribe, read: currentBookings }, 'soon')
