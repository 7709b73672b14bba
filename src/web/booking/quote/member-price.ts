import { useEffect } from 'react'

import { useAuth } from '#api/session.tsx'
import type { News } from '../flow/notices.ts'
import { wishOf, type Trip } from '../flow/trip.ts'
import type { OwnQuote } from './use-quote.ts'

/**
 * Members have prices of their own (D24, D28): whoever signs in on the way gets what is held priced anew, and hears of it
 * where the total is another one. Nothing that was typed is lost. Who is signed in no more is asked first (ended.ts).
 * @returns does it on demand, and says whether the total is another one
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
