import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useMemberData, useMemberPages } from '#api/server-state.tsx'
import { classes } from '#ui/classes.ts'
import { useBranch } from '../frame/branch.tsx'
import { useLive } from '../frame/live.tsx'
import { Screen } from '../frame/screen.tsx'
import { useBoardToday } from '../frame/use-board.ts'
import { useStaffHref } from '../frame/staff-href.ts'
import { ListBar, type Parts } from '../ui/list-bar.tsx'
import { ListHeading } from './list-heading.tsx'

interface Props<Part extends string> {
  /** Keys of the page, in the foot bar. */
  readonly foot: ReactNode
  /** Parts of the list. */
  readonly parts?: Parts<Part> | undefined
  /** Leads from the message that is open back to the list, where a narrow window shows it in its place. */
  readonly onBack?: (() => void) | null
  readonly children: ReactNode
}

/** Number of messages and documents that wait. Undefined until it is known. */
function useWaiting() {
  const { branch } = useBranch()
  const messages = useMemberPages('getMessages', {
    part: 'open',
    ...(branch !== null && { branch: String(branch.id) }),
  })
  const board = useBoardToday(branch?.id)
  const documents = useMemberData('getDocumentQueue', { query: { most: 1 } })
  useLive(['inbox'], ['getMessages', 'getDocumentQueue'])
  const open = branch === null ? messages.data?.pages[0]?.open : board.data?.messages.all
  return { messages: open, documents: documents.data?.count }
}

/** Inbox: messages and documents are two lists of it. */
export function InboxFrame<Part extends string = never>({ foot, parts, onBack = null, children }: Props<Part>) {
  const t = useTranslations('staff.inbox')
  const href = useStaffHref()
  const waiting = useWaiting()
  const lists = [
    [href('inbox'), t('messages'), waiting.messages],
    [href('inbox/documents'), t('documents'), waiting.documents],
  ] as const
  return (
    <Screen
      title={t('title')}
      heading={<ListHeading title={t('title')} back={t('back')} onBack={onBack} />}
      foot={foot}
    >
      <div className={classes(onBack !== null && 'max-md:hidden')}>
        <ListBar lists={{ label: t('lists'), entries: lists }} parts={parts} />
      </div>
      {children}
    </Screen>
  )
}
