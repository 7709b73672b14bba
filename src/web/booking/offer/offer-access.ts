import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'

import type { OfferAccess } from '#contract/rental-offer.ts'
import { useAuth } from '#api/session.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { useLinkToken } from '#mailed-link/use-link-token.ts'
import type { Credentials } from '../manage/booking-access.ts'

/** State for the link from a booking to its offer: not in the address, and there again after a reload. */
export const offerState = (offer: Credentials) => ({ offer })

/** Credentials of the last page: a change of language shows the page anew, without the state of the first. */
let lastCredentials: Credentials | null = null

/** The visitor's access to an offer: by the mailed link, from a booking, or signed in; null if they have none. */
export function useOfferAccess(): OfferAccess | null | undefined {
  const live = useHydrated()
  const { token } = useLinkToken()
  const reference = useSearchParams()[0].get('booking')
  const { session } = useAuth()
  const credentials = credentialsIn(useLocation().state)
  useEffect(() => {
    if (credentials !== null) lastCredentials = credentials
  }, [credentials])
  if (!live || token === undefined) return undefined
  if (token !== null) return { by: 'link', token }
  if (credentials !== null) return { by: 'number', ...credentials }
  return reference !== null && session !== null ? { by: 'account', reference } : null
}

function credentialsIn(state: unknown): Credentials | null {
  if (typeof state !== 'object' || state === null) return null
  if ('offer' in state) return state.offer as Credentials
  // `place` is what a change of language carries along.
  return 'place' in state ? lastCredentials : null
}
