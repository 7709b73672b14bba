import { CircleAlert, History } from 'lucide-react'
import { useTranslations } from 'use-intl'

import type { Answer } from '#api/call-server.ts'
import { useToast } from '../frame/toast.tsx'
import { Button } from '../ui/act-button.tsx'
import type { IssueDraft } from './use-issue-draft.ts'
import { useWhen } from './when.ts'

interface Props {
  readonly issue: Answer<'getIssue'>
  readonly draft: IssueDraft
}

const line = 'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field bg-amber-100 px-3 py-2.5 text-amber-800'

/** Somebody else saved first: both versions stay until one is chosen. */
export function IssueConflict({ issue, draft }: Props) {
  const t = useTranslations('staff.issues')
  const when = useWhen()
  const toast = useToast()
  const take = () => {
    const undo = draft.restart(issue.content)
    toast({ words: t('tookTheirs'), undo })
  }
  return (
    <div role="alert" className={line}>
      <CircleAlert aria-hidden size={18} className="shrink-0" />
      <p className="min-w-0 flex-1 basis-80">
        <span className="font-semibold">
          {t('conflict', { name: issue.changedBy ?? t('somebody'), when: when(issue.changedAt) })}
        </span>{' '}
        {t('conflictText')}
      </p>
      <span className="flex flex-wrap gap-2 text-ink-900">
        <Button onClick={() => draft.restart(draft.content)}>{t('keepMine')}</Button>
        <Button onClick={take}>{t('takeTheirs')}</Button>
      </span>
    </div>
  )
}

/** Text that somebody left without saving it is back. */
export function KeptNotice({ issue, draft }: Props) {
  const t = useTranslations('staff.issues')
  const toast = useToast()
  const discard = () => {
    const undo = draft.restart(issue.content)
    toast({ words: t('discarded'), undo })
  }
  return (
    <output className={line}>
      <History aria-hidden size={18} className="shrink-0" />
      <p className="min-w-0 flex-1 basis-80">{t('restored')}</p>
      <span className="text-ink-900">
        <Button onClick={discard}>{t('discard')}</Button>
      </span>
    </output>
  )
}
