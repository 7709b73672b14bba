import { useLocale } from 'use-intl'

import { useSite } from '#api/site.ts'

/** Name of a branch by its number; '' until the branches are known. */
export function useBranchById(): (id: number) => string {
  const language = useLocale()
  const { data } = useSite()
  return (id) => data?.branches.find((branch) => branch.id === id)?.names[language] ?? ''
}
