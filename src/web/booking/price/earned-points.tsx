import { useTranslations } from 'use-intl'

import type { Price } from '#contract/booking.ts'
import { rentalPoints } from '#domain/loyalty.ts'
import { useAuth } from '#api/session.tsx'
import { useFlow } from '../flow/flow.tsx'

/** What a member gets for it in points (D28), without the bonus for the first rental. */
export function EarnedPoints({ price }: { readonly price: Price }) {
  const t = useTranslations('booking.flow.summary')
  const { site } = useFlow()
  const { session } = useAuth()
  const count = rentalPoints(price, site.rules)
  if (!session || count === 0) return null
  return <p className="text-small text-ink-700">{t('earns', { count })}</p>
}
