import { useTranslations } from 'use-intl'

import type { Branch } from '#contract/site.ts'

/** What a branch is called in the reader's language. */
export function useBranchName(): (branch: Pick<Branch, 'code'> | undefined) => string {
  const t = useTranslations('site.branches')
  return (branch) => (branch ? t(`${branch.code}.name`) : '')
}
