import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { Screen } from '../frame/screen.tsx'
import { useStaffHref } from '../frame/staff-href.ts'
import { Kbd } from '../ui/kbd.tsx'
import { ListBar, type Parts } from '../ui/list-bar.tsx'

interface Props<Part extends string> {
  /** Keys of the page, in the foot bar. */
  readonly foot: ReactNode
  /** Parts of the list. */
  readonly parts?: Parts<Part> | undefined
  readonly children: ReactNode
}

/** Inbox: messages and documents are two lists of it. */
export function InboxFrame<Part extends string = never>({ foot, parts, children }: Props<Part>) {
  const t = useTranslations('staff.inbox')
  const href = useStaffHref()
  const lists = [
    [href('inbox'), t('messages')],
    [href('inbox/documents'), t('documents')],
  ] as const
  return (
    <Screen reads title={t('title')} foot={foot}>
      <ListBar lists={{ label: t('lists'), entries: lists }} parts={parts} />
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

/** Keys that go through a list, for the foot bar. */
export const StepKeys = ({ next, previous }: { readonly next: string; readonly previous: string }) => (
  <FootKeys
    keys={[
      [<Kbd key="j" keys="j" />, next],
      [<Kbd key="k" keys="k" />, previous],
    ]}
  />
)
