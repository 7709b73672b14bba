import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { useHref } from '#i18n/i18n.tsx'
import type { Page } from '#i18n/links.ts'
import type { Icon } from '#ui/rental-icons.tsx'
import { ChartIcon, PersonIcon, UploadIcon } from './account-icons.tsx'
import { TitledList } from './titled-list.tsx'

interface Action {
  readonly page: Page
  readonly label: 'upload' | 'profile' | 'analytics'
  readonly Icon: Icon
}

/** The three actions of the specification, in their order. */
const actions: readonly Action[] = [
  { page: 'documents', label: 'upload', Icon: UploadIcon },
  { page: 'profile', label: 'profile', Icon: PersonIcon },
  { page: 'ownBookings', label: 'analytics', Icon: ChartIcon },
]

export function QuickActions({ className }: { readonly className: string }) {
  const t = useTranslations('overview.actions')
  const to = useHref()
  return (
    <TitledList title={t('heading')} className={className}>
      <ul className="divide-y divide-line">
        {actions.map(({ page, label, Icon }) => (
          <li key={label}>
            <Link
              to={to(page)}
              className="group flex min-h-13 items-center gap-3 text-small font-semibold hover:text-petrol-800"
            >
              <Icon className="shrink-0 text-petrol-600" />
              <span className="flex-1">{t(label)}</span>
              <ChevronRight
                aria-hidden
                size={18}
                className="text-ink-500 transition-transform group-hover:translate-x-0.5"
              />
            </Link>
          </li>
        ))}
      </ul>
    </TitledList>
  )
}
