import { useQuery } from '@tanstack/react-query'

import { callAsMember } from '#api/call-as-member.ts'
import type { Answer, CallOptions, Result } from '#api/client.ts'
import { useAuth } from '#api/session.tsx'
import { Refusal } from './server.ts'

type Name = 'getDrivers' | 'getPoints' | 'getProfile'

/**
 * What the server knows of the account of whoever is signed in: undefined for visitors, and while it is not here.
 * @param fresh whether it is asked for anew by each page that needs it
 */
export function useOfAccount<Asked extends Name>(name: Asked, fresh = true): Answer<Asked> | undefined {
  const { session } = useAuth()
  const { data } = useQuery({
    queryKey: [name, session?.user.id],
    enabled: session !== null,
    ...(fresh ? { refetchOnMount: 'always' as const } : { staleTime: Number.POSITIVE_INFINITY }),
    queryFn: async ({ signal }) => {
      const options: CallOptions<Name> = { signal }
      const result = (await callAsMember<Name>(name, options)) as Result<Answer<Asked>>
      if (!result.ok) throw new Refusal(result.error)
      return result.data
    },
  })
  return session === null ? undefined : data
}
