import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useTranslations } from 'use-intl'

import { Screen } from '../frame/screen.tsx'
import { useStaffHref } from '../frame/staff-href.ts'
import { tab } from './inbox-frame.tsx'

interface Props {
  readonly acts: ReactNode
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/** The newsletter: issues and subscribers are two lists of it. */
export function NewsletterFrame({ acts, foot, children }: Props) {
  const t = useTranslations('staff.issues')
  const href = useStaffHref()
  return (
    <Screen title={t('title')} acts={acts} foot={foot}>
      <nav aria-label={t('parts')} className="flex gap-5 border-b border-line px-6">
        <NavLink to={href('newsletter')} end className={tab}>
          {t('issues')}
        </NavLink>
        <NavLink to={href('newsletter/subscribers')} className={tab}>
          {t('subscribers')}
        </NavLink>
      </nav>
      {children}
    </Screen>
  )
}
