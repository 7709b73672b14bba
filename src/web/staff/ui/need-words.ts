import { useTranslations } from 'use-intl'

import type { CarNeed } from '#domain/car-needs.ts'

/** State of a car, as far as somebody noted it. */
interface Levels {
  readonly fuelEighths: number | null
  readonly chargePercent: number | null
}

/** Words for the work that a car needs before its next rental: 'tanken, 3/8', 'waschen'. */
export function useNeedWords(): (need: CarNeed, levels: Levels) => string {
  const t = useTranslations('staff.today.needs')
  return (need, { fuelEighths, chargePercent }) => {
    if (need === 'fuel' && fuelEighths !== null) return t('fuelFrom', { eighths: String(fuelEighths) })
    if (need === 'charge' && chargePercent !== null) return t('chargeFrom', { percent: String(chargePercent) })
    return t(need)
  }
}
