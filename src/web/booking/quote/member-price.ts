import { useEffect } from 'react'

import { useAuth } from '#api/session.tsx'
import type { News } from '../flow/notices.ts'
import { wishOf, type Trip } from '../flow/trip.ts'
import type { OwnQuote } from './use-quote.ts'

/**
 * Gives members their own prices (D24, D28): when a visitor signs in on the way, the held quote is priced anew, and they
 * are told if the total has changed. No input is lost. A member whose session has ended is asked first (ended-session.ts).
 * @returns a function that renews the price on demand and tells whether the total has changed
 */
export function useMemberPrice(
  trip: Trip,
  { kept, hold }: OwnQuote,
  tell: (news: News) => void,
): () => Promise<boolean> {
  const { session } = useAuth()
  const wish = wishOf(trip)
  const renew = async (): Promise<boolean> => {
    if (!wish || !kept) return false
    const result = await hold(wish)
    if (!result.ok || result.data.price.totalMinor === kept.totalMinor) return false
    tell({ kind: 'price', before: kept.totalMinor, now: result.data.price.totalMinor, leadsTo: null })
    return true
  }
  const foreign = session !== null && kept !== null && kept.member !== session.user.id
  useEffect(() => {
    if (foreign) void renew()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each change of the account
  }, [foreign])
  return renew
}
