import { useEffect } from 'react'

import type { ApiError } from '../api/client.ts'
import { leadOn } from '../api/lead-on.ts'
import { useAccountDialogs } from '../openers.tsx'

/** How to sign in over the page, where the page holds something. */
const renewals = new Set<() => void>()

/**
 * While a page holds what would be gone with it, such as chosen files, whoever's session has ended signs in over the
 * page, whatever it was that the server refused.
 */
export function useRenewHere(holds: boolean): void {
  const { openSignIn } = useAccountDialogs()
  useEffect(() => {
    if (!holds) return
    renewals.add(openSignIn)
    return () => {
      renewals.delete(openSignIn)
    }
  }, [holds, openSignIn])
}

/** To be called with every refusal. */
export function afterRefusal(token: string, error: ApiError): void {
  const [renew] = renewals
  if (error.status === 401 && renew) renew()
  else leadOn(token, error)
}
