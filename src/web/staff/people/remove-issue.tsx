import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import type { Answer } from '#api/call-server.ts'
import { useMe } from '../frame/me.tsx'
import { useStaffHref } from '../frame/staff-href.ts'
import { useToast } from '../frame/toast.tsx'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { keep } from './issue-draft.ts'
import { useAct } from './use-act.ts'

interface Props {
  readonly issue: Answer<'getIssue'>
  readonly onClose: () => void
}

/** Asks whether a draft is to go. */
export function RemoveIssue({ issue, onClose }: Props) {
  const t = useTranslations('staff.issues')
  const toast = useToast()
  const navigate = useNavigate()
  const href = useStaffHref()
  const { busy, problem, run } = useAct()
  const { id, version } = issue
  const owner = useMe().user.id
  const remove = async () => {
    const query = { version: String(version) }
    if (!(await run(() => callAsMember('removeIssue', { params: { id }, query })))) return
    keep(id, owner, null)
    toast({ words: t('removed') })
    void navigate(href('newsletter'))
  }
  return (
    <AskDialog
      title={t('removeTitle')}
      act={t('removeAct')}
      danger
      busy={busy}
      problem={problem}
      onAct={() => void remove()}
      onClose={onClose}
    >
      <p className="text-ink-700">{t('removeText')}</p>
    </AskDialog>
  )
}
