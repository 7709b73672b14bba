import { useQuery } from '@tanstack/react-query'

import type { PlanBar } from '#contract/staff-plan.ts'
import { callAsMember } from '#api/call-as-member.ts'
import type { Answer } from '#api/call-server.ts'
import { answerOf, memberKey } from '#api/server-state.tsx'
import { useAuth } from '#api/session.tsx'
import { judgingOf } from './use-lifting.ts'

/** Cars that a rental could have, and rentals with which it could swap; undefined while they are asked for. */
export function useJudged({ id, version }: PlanBar): Answer<'judgePlanCars'> | undefined {
  const owner = useAuth().session?.user.id
  const { data } = useQuery({
    queryKey: memberKey(owner, 'judgePlanCars', id, version),
    queryFn: async ({ signal }) => await answerOf(callAsMember('judgePlanCars', { ...judgingOf(id), signal })),
  })
  return data
}
