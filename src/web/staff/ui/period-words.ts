import { useTranslations } from 'use-intl'

import type { FieldCode } from '#contract/errors.ts'
import { useSite } from '#api/site.ts'

const told = ['in_past', 'too_soon', 'beyond_horizon', 'reversed', 'too_long'] as const

type Fields = Readonly<Record<string, FieldCode>>

/** Says why a rental cannot be from one time to another, with the limit that holds; undefined where nothing is known. */
export function usePeriodWords(): (fields: Fields | undefined) => string | undefined {
  const t = useTranslations('staff.period')
  const rules = useSite().data?.rules
  return (fields = {}) => {
    const problem = told.find((one) => one === fields['start']) ?? told.find((one) => one === fields['end'])
    if (problem === undefined || rules === undefined) return undefined
    const { leadMinutes, horizonMonths, maxDays } = rules
    return t(problem, { lead: Math.ceil(leadMinutes / 60), months: String(horizonMonths), days: String(maxDays) })
  }
}
