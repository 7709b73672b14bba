import type { Branch } from '#contract/site.ts'
import { useLanguage } from '#i18n/i18n.tsx'

/** Name of a branch in the reader's language. */
export function useBranchName(): (branch: Pick<Branch, 'names'> | undefined) => string {
  const language = useLanguage()
  return (branch) => branch?.names[language] ?? ''
}
