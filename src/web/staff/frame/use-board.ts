import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

import type { Board } from '#contract/staff-board.ts'
import { callAsMember } from '#api/call-as-member.ts'
import { useNow } from '#api/clock.ts'
import { answerOf, memberKey } from '#api/server-state.tsx'
import { useAuth } from '#api/session.tsx'
import { dateOf, toLocal } from '#domain/period.ts'
import { useBranch } from './branch.tsx'
import { useLive } from './live.tsx'

/** Branch whose day is shown: the one that is chosen, or the first of all. Undefined until the branches are here. */
export function useBoardBranch(): number | undefined {
  const { branch, branches } = useBranch()
  return (branch ?? branches[0])?.id
}

/** The board of a branch and day, kept up to date. @param branch undefined while none is wanted */
export function useBoard(branch: number | undefined, day: string): UseQueryResult<Board> {
  const owner = useAuth().session?.user.id
  // Named also where it is today: a board of the day before must not pass for that of a day that has just begun.
  const query = { branch: String(branch), day }
  useLive(['rentals', 'cars', 'inbox'], branch === undefined ? [] : ['getBoard'], branch ?? null)
  return useQuery<Board>({
    queryKey: memberKey(owner, 'getBoard', query),
    enabled: owner !== undefined && branch !== undefined,
    // Several parts of a page show it and come one after the other; what changes is told.
    staleTime: 5_000,
    // Time passes without news: what was an hour ahead becomes due.
    refetchInterval: 60_000,
    queryFn: async ({ signal }) => await answerOf(callAsMember('getBoard', { query, signal })),
  })
}

/** The board of a branch today. */
export function useBoardToday(branch: number | undefined): UseQueryResult<Board> {
  return useBoard(branch, dateOf(toLocal(useNow())))
}

/** A count beside an entry; null while it is on its way and takes the place of one of another branch or day. */
export type Count = number | null

function useCount(branch: number | undefined, countOf: (board: Board) => number): Count {
  const { data } = useBoardToday(branch)
  const [last, setLast] = useState(data)
  if (data !== undefined && data !== last) setLast(data)
  if (data !== undefined) return countOf(data)
  // The sign of one that was there stays, so that it does not come and go.
  return last === undefined || countOf(last) === 0 ? 0 : null
}

const waitingOf = {
  requests: ({ requests }: Board) => requests.all,
  inbox: ({ documents, messages }: Board) => documents.all + messages.all,
} as const

/** Number of things that wait behind an entry of the navigation at the chosen branch; 0 while that is all of them. */
export function useWaitingCount(name: 'requests' | 'inbox'): Count {
  const { branch } = useBranch()
  const count = useCount(branch?.id, waitingOf[name])
  return branch === null ? 0 : count
}

/** Number of things that are due now at the branch, for the badge beside „Heute“ and the title of the tab. */
export const useDueCount = (): Count => useCount(useBoardBranch(), ({ due }) => due.length)

/** A count in figures, or the sign that it is on its way. */
export const figureOf = (count: Count): string => (count === null ? '…' : String(count))
