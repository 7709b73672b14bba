import { useLocale, useTranslations } from 'use-intl'

import type { PlanApplied } from '#contract/staff-plan.ts'

/** Total of a rental after its times change, and by how much it differs. */
export function NewTotal({ price }: { readonly price: NonNullable<PlanApplied['price']> }) {
  const t = useTranslations('staff.planner.price')
  const language = useLocale()
  const { beforeMinor, afterMinor, currency } = price
  const format = new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB', { style: 'currency', currency })
  const money = (minor: number) => format.format(minor / 100)
  const words = { total: money(afterMinor), difference: money(Math.abs(afterMinor - beforeMinor)) }
  if (afterMinor === beforeMinor) return t('same', words)
  return afterMinor > beforeMinor ? t('more', words) : t('less', words)
}
