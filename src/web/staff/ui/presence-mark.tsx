import { useTranslations } from 'use-intl'

import type { Present } from '#contract/staff-presence.ts'
import { Avatar } from './avatar.tsx'

/** Colleague who has the booking before them; who acts on it is named before who reads it. */
export function PresenceMark({ present }: { readonly present: readonly Present[] }) {
  const t = useTranslations('staff.presence')
  const [first, ...others] = present
  if (first === undefined) return null
  const name = first.name.split(' ')[0]!
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5 text-meta whitespace-nowrap text-ink-500">
      <Avatar name={first.name} small />
      <span className="truncate">
        {t(first.doing, { name })}
        {others.length > 0 && ` ${t('more', { count: String(others.length) })}`}
      </span>
    </span>
  )
}
