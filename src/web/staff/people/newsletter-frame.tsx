import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { Screen } from '../frame/screen.tsx'
import { useStaffHref } from '../frame/staff-href.ts'
import { ListBar } from '../ui/list-bar.tsx'

interface Props {
  readonly acts: ReactNode
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/** The newsletter: issues and subscribers are two lists of it. */
export function NewsletterFrame({ acts, foot, children }: Props) {
  const t = useTranslations('staff.issues')
  const href = useStaffHref()
  const lists = [
    [href('newsletter'), t('issues')],
    [href('newsletter/subscribers'), t('subscribers')],
  ] as const
  return (
    <Screen reads title={t('title')} acts={acts} foot={foot}>
      <ListBar lists={{ label: t('parts'), entries: lists }} />
      {children}
    </Screen>
  )
}
