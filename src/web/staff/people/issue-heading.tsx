import { useTranslations } from 'use-intl'

import { useStaffHref } from '../frame/staff-href.ts'
import { WayBack } from '../ui/way-back.tsx'

/** Way back to the list, and the name of the issue. */
export function IssueHeading({ subject }: { readonly subject: string }) {
  const t = useTranslations('staff.issues')
  const href = useStaffHref()
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3 max-sm:gap-1">
      <WayBack to={href('newsletter')} words={t('title')} />
      <h1 className="min-w-0 text-screen max-sm:line-clamp-2 max-sm:text-sm/4.5 sm:truncate">
        {subject || t('untitled')}
      </h1>
    </span>
  )
}
