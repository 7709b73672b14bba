import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { useStaffHref } from '../frame/staff-href.ts'

/** Way back to the list, and the name of the issue. */
export function IssueHeading({ subject }: { readonly subject: string }) {
  const t = useTranslations('staff.issues')
  const href = useStaffHref()
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3">
      <Link to={href('newsletter')} className="text-ink-700 hover:underline">
        {t('title')}
      </Link>
      <span aria-hidden className="text-ink-500">
        ›
      </span>
      <h1 className="min-w-0 truncate text-screen">{subject || t('untitled')}</h1>
    </span>
  )
}
