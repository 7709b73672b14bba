import { useTranslations } from 'use-intl'

import type { Offer } from '#contract/booking.ts'
import { classes } from '#ui/classes.ts'

/** „oder ähnlich“, part of the name but quieter. */
export function Similar({ className }: { readonly className?: string }) {
  const t = useTranslations('booking.vehicle')
  return (
    <span
      className={classes('font-text text-small font-normal tracking-normal whitespace-nowrap text-ink-500', className)}
    >
      {t('similar')}
    </span>
  )
}

/** A van has room for loads instead of bags; a car without bags has none. */
export const isForLoads = ({ type, luggage }: Pick<Offer, 'type' | 'luggage'>): boolean =>
  type === 'Transporter' && luggage === 0
