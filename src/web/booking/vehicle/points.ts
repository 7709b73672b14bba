import { useQuery } from '@tanstack/react-query'

import type { Points } from '../../../contract/loyalty.ts'
import { call } from '../../api/client.ts'
import { useAuth } from '../../api/session.tsx'
import { Refusal } from '../server.ts'

/** A member's points; undefined for visitors, and while they are not known: without them nothing is offered. */
export function usePoints(): Points | undefined {
  const { session } = useAuth()
  const { data } = useQuery({
    queryKey: ['points', session?.user.id],
    enabled: session !== null,
    refetchOnMount: 'always',
    queryFn: async ({ signal }) => {
      const result = await call('getPoints', { token: session?.token, signal })
      if (!result.ok) throw new Refusal(result.error)
      return result.data
    },
  })
  return session === null ? undefined : data
}
