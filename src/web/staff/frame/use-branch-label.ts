import { useLocale } from 'use-intl'

import type { Branch } from '#contract/site.ts'
import { branchLabels } from '#content/branch-labels.ts'
import { useSite } from '#api/site.ts'

/** Short name of a branch by its number, as lists say it; '' until the branches are known. */
export function useBranchLabel(): (id: number) => string {
  const language = useLocale()
  const { data } = useSite()
  return (id) => {
    const branch = data?.branches.find((one) => one.id === id)
    if (branch === undefined) return ''
    return branchLabels[branch.code]?.word ?? branch.names[language]
  }
}

/** Up to three letters that stand for a branch on the rail: 'THF', or the initials of its name. */
export const branchSign = ({ code, names }: Branch, language: 'de' | 'en'): string =>
  branchLabels[code]?.sign ??
  names[language]
    .split(' ')
    .map(([first = '']) => first)
    .join('')
    .slice(0, 3)
