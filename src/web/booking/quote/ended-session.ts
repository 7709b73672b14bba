import { useEffect, useEffectEvent } from 'react'

import type { SiteData } from '#contract/site.ts'
import { forgetSession, readSession } from '#api/session-storage.ts'
import { useAuth, useIsOver } from '#api/session.tsx'
import { disownBooking } from '#api/tab-value.ts'
import { offerVisit } from '#api/visitor-choice.ts'
import { useAccountDialogs, useSignInOverPage } from '#frame/openers.tsx'
import { useVisitorTotal } from '../availability.ts'
import type { News } from '../flow/notices.ts'
import { rentalOf, wishOf, type Trip } from '../flow/trip.ts'
import { useMoney } from '#rental/rental-words.ts'
import type { OwnQuote } from './use-quote.ts'

export interface EndedSession {
  /** Whether the member for whom the price was made is no longer signed in. */
  readonly ended: boolean
  /** Nobody's session is shown, but the price that is held is a member's. */
  readonly orphaned: boolean
  /** Asks to sign in again, or to go on as a visitor. */
  readonly ask: () => void
}

/**
 * A session may end while a member's price is held. Nobody pays more without having chosen to: the member signs in again
 * and goes on with the same quote, or goes on as a visitor and sees before what that costs.
 * @param how `settled`: the address names the step that is shown; while it is set right, no dialog is opened in it
 */
export function useEndedSession(
  trip: Trip,
  site: SiteData,
  { kept, hold }: OwnQuote,
  how: { readonly tell: (news: News) => void; readonly settled: boolean },
): EndedSession {
  const { tell, settled } = how
  const { status } = useAuth()
  const over = useIsOver()
  const { openSignIn } = useAccountDialogs()
  const money = useMoney(site.currency)
  const orphaned = status === 'anonymous' && kept !== null && kept.member !== null
  const ended = over || orphaned
  const total = useVisitorTotal(ended ? rentalOf(trip) : null, trip.vehicle)
  const member = kept?.totalMinor
  useSignInOverPage()
  useEffect(() => {
    if (orphaned && settled) openSignIn()
  }, [orphaned, settled, openSignIn])
  const visit = useEffectEvent(async (shown: number | undefined) => {
    const before = readSession()
    if (before) disownBooking(before.user.id)
    forgetSession()
    const wish = wishOf(trip)
    if (!wish || !kept) return
    const result = await hold(wish)
    if (result.ok) {
      const now = result.data.price.totalMinor
      if (now !== shown) tell({ kind: 'price', before: kept.totalMinor, now, leadsTo: null })
    } else if (result.error.code === 'sold_out') {
      tell({ kind: 'sold_out', vehicle: wish.vehicleId, totalMinor: kept.totalMinor })
    }
  })
  useEffect(() => {
    if (!ended) return
    const known = member !== undefined && total !== undefined
    const prices = known ? { member: money.exact(member), visitor: money.exact(total) } : null
    return offerVisit({ prices, choose: () => void visit(total) })
    // oxlint-disable-next-line react/exhaustive-deps -- `money` is another object each time
  }, [ended, member, total])
  return { ended, orphaned, ask: openSignIn }
}
