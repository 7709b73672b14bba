import { ChartColumn, Upload, UserRoundPen, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { useHref } from '#i18n/i18n.tsx'
import type { Page } from '#i18n/links.ts'
import { Card } from './dashboard-card.tsx'

interface Action {
  readonly page: Page
  readonly label: 'upload' | 'profile' | 'analytics'
  readonly Icon: LucideIcon
}

/** The three actions of the specification, in their order. */
const actions: readonly Action[] = [
  { page: 'documents', label: 'upload', Icon: Upload },
  { page: 'profile', label: 'profile', Icon: UserRoundPen },
  { page: 'ownBookings', label: 'analytics', Icon: ChartColumn },
]

export function QuickActions() {
  const t = useTranslations('overview.actions')
  const to = useHref()
  return (
    <Card title={t('heading')}>
      <ul className="space-y-2">
        {actions.map(({ page, label, Icon }) => (
          <li key={label}>
            <Link
              to={to(page)}
              className="flex min-h-12 items-center gap-3 rounded-field border border-line px-4 py-2 text-small font-semibold transition-colors hover:border-edge hover:bg-sand"
            >
              <Icon aria-hidden size={20} className="shrink-0 text-petrol-600" />
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
