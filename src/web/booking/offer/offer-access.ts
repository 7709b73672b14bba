import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'

import type { OfferAccess } from '#contract/rental-offer.ts'
import { useAuth } from '#api/session.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { useLinkToken } from '#mailed-link/use-link-token.ts'
import type { Credentials } from '../manage/booking-access.ts'

/** For the link that leads here from a booking: out of the address, and there again after a reload. */
export const offerState = (offer: Credentials) => ({ offer })

/** A change of language shows the same page anew, without the state of the first one. */
let lastCredentials: Credentials | null = null

/** How the visitor came to an offer: by the mailed link, from a booking, or signed in; null if by none of these. */
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
