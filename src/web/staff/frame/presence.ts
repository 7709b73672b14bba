import { useEffect } from 'react'

import type { Present } from '#contract/staff-presence.ts'
import { callAsMember } from '#api/call-as-member.ts'
import { useMemberData } from '#api/server-state.tsx'
import { useLive } from './live.tsx'

/** Time in ms between two signs of life; the server forgets after a minute. */
const SIGN_MS = 25_000

/** Finds the colleagues who have a booking before them. */
export function usePresent(): (reference: string) => readonly Present[] {
  useLive(['presence'], ['getStaffPresence'])
  // A colleague who leaves without a word is forgotten, and nothing rings then.
  const { data } = useMemberData('getStaffPresence', {}, { refetchInterval: SIGN_MS })
  return (reference) => data?.present.filter((one) => one.reference === reference) ?? []
}

/** Tells colleagues that one has a booking before oneself, as long as its tab is in sight. */
export function useNotePresence(reference: string, doing: Present['doing']): void {
  useEffect(() => {
    const params = { reference }
    const sign = () => {
      if (!document.hidden) void callAsMember('noteStaffPresence', { params, body: { doing } })
    }
    sign()
    const timer = setInterval(sign, SIGN_MS)
    document.addEventListener('visibilitychange', sign)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', sign)
    }
  }, [reference, doing])
  useEffect(
    () => () => void callAsMember('noteStaffPresence', { params: { reference }, body: { doing: null } }),
    [reference],
  )
}
