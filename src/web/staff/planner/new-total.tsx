import { useTranslations } from 'use-intl'

import type { PlanApplied } from '#contract/staff-plan.ts'
import { useMoney } from '#rental/rental-words.ts'

/** Total of a rental after its times change, and by how much it differs. */
export function NewTotal({ price }: { readonly price: NonNullable<PlanApplied['price']> }) {
  const t = useTranslations('staff.planner.price')
  const { beforeMinor, afterMinor, currency } = price
  const { exact } = useMoney(currency)
  const words = { total: exact(afterMinor), difference: exact(Math.abs(afterMinor - beforeMinor)) }
  if (afterMinor === beforeMinor) return t('same', words)
  return afterMinor > beforeMinor ? t('more', words) : t('less', words)
}
