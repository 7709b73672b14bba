import { useEnd } from '#api/session.tsx'

/** Address of the member whose session has just ended; undefined if they signed out here, which leaves nothing behind. */
export function useLastAddress(): string | undefined {
  const end = useEnd()
  return end && end.reason !== 'deleted' && (end.reason === 'ended' || !end.here) ? (end.email ?? undefined) : undefined
}
