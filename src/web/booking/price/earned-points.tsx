import { useTranslations } from 'use-intl'

import type { Price } from '#contract/booking.ts'
import type { SiteData } from '#contract/site.ts'
import { rentalPoints } from '#domain/loyalty.ts'
import { useAuth } from '#api/session.tsx'
import { classes } from '#ui/classes.ts'

interface EarnedPointsProps {
  readonly price: Price
  readonly rules: SiteData['rules']
  readonly className?: string
}

/** Points that a member earns with a rental (D28), without the bonus for the first one. */
export function EarnedPoints({ price, rules, className }: EarnedPointsProps) {
  const t = useTranslations('booking.flow.summary')
  const { session } = useAuth()
  const count = rentalPoints(price, rules)
  if (!session || count === 0) return null
  return <p className={classes('text-small text-ink-700', className)}>{t('earns', { count })}</p>
}
