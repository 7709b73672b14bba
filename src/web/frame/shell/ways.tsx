import { House } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { useHref } from '#i18n/i18n.tsx'
import { CarIcon } from '#ui/rental-icons.tsx'
import { SectionLink } from './section-link.tsx'

/** Ways on from a page that ends here: a list of links, each a row with its icon. */
export const waysList = 'divide-y divide-line border-y border-line'
export const way = 'flex min-h-13 items-center gap-3 py-2 font-semibold underline-offset-4 hover:underline'
export const wayIcon = { 'aria-hidden': true, size: 20, className: 'shrink-0 text-petrol-600' } as const

export const ToFleet = ({ children }: { readonly children: ReactNode }) => (
  <SectionLink section="fleet" className={way}>
    <CarIcon {...wayIcon} />
    {children}
  </SectionLink>
)

export function ToHome() {
  const t = useTranslations('site.common')
  const to = useHref()
  return (
    <Link to={to('home')} className={way}>
      <House {...wayIcon} />
      {t('backHome')}
    </Link>
  )
}
