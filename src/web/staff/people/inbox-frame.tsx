import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useTranslations } from 'use-intl'

import { classes } from '#ui/classes.ts'
import { Screen } from '../frame/screen.tsx'
import { useStaffHref } from '../frame/staff-href.ts'

interface Props {
  /** Keys of the page, in the foot bar. */
  readonly foot: ReactNode
  readonly children: ReactNode
}

/** Look of a list's name among others. */
export const tab = ({ isActive }: { isActive: boolean }) =>
  classes(
    'inline-flex min-h-9 items-center border-b-2 px-1 touch:min-h-11',
    isActive ? 'border-petrol-600 font-semibold' : 'border-transparent text-ink-700 hover:border-line-2',
  )

/** Inbox: messages and documents are two lists of it. */
export function InboxFrame({ foot, children }: Props) {
  const t = useTranslations('staff.inbox')
  const href = useStaffHref()
  return (
    <Screen title={t('title')} foot={foot}>
      <nav aria-label={t('lists')} className="flex gap-5 border-b border-line px-6">
        <NavLink to={href('inbox')} end className={tab}>
          {t('messages')}
        </NavLink>
        <NavLink to={href('inbox/documents')} className={tab}>
          {t('documents')}
        </NavLink>
      </nav>
      {children}
    </Screen>
  )
}

/** Keys of a list, for the foot bar: each with the words of its act. */
export const FootKeys = ({ keys }: { readonly keys: readonly (readonly [key: ReactNode, words: string])[] }) =>
  keys.map(([key, words]) => (
    <span key={words} className="inline-flex items-center gap-1.5">
      {key} {words}
    </span>
  ))
