import { useLocale } from 'use-intl'

import { useMemberData } from '#api/server-state.tsx'
import type { Layout } from './layout.ts'

/** Names of classes and branches for the planner's words outside of it; '' until they are known. */
export function usePlanNames(): Pick<Layout, 'className' | 'branchName'> {
  const language = useLocale()
  const { data } = useMemberData('getPlanRows', { query: {} }, { staleTime: 60_000 })
  return {
    className: (id) => data?.classes.find((one) => one.id === id)?.names[language] ?? '',
    branchName: (id) => data?.branches.find((one) => one.id === id)?.names[language] ?? '',
  }
}
