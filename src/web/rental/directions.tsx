import { Navigation } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { mapOf } from '#domain/map-link.ts'
import type { BranchCard } from '#api/branches.ts'
import { useLanguage } from '#i18n/i18n.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { classes } from '#ui/classes.ts'

interface DirectionsProps {
  readonly branch: BranchCard
  /** As the page's main button, which names the branch. */
  readonly button?: boolean
  readonly className?: string
}

/** Link to the branch on a map, in another tab. */
export function Directions({ branch, button = false, className }: DirectionsProps) {
  const t = useTranslations('booking.facts.place')
  const name = branch.names[useLanguage()]
  return (
    <a
      href={mapOf(branch)}
      target="_blank"
      rel="noopener"
      aria-label={t('directionsTo', { name })}
      className={
        button
          ? buttonStyle('primary', 'large', className)
          : classes(
              'inline-flex min-h-11 items-center font-semibold text-petrol-600 underline underline-offset-4 hover:text-petrol-800',
              className,
            )
      }
    >
      {button && <Navigation aria-hidden size={18} />}
      {button ? `${t('directions')}: ${name}` : t('directions')}
    </a>
  )
}
