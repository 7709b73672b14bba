import { useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import type { Answer } from '#api/call-server.ts'
import { useToast } from '../frame/toast.tsx'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { useAct } from './use-act.ts'
import type { IssueDraft } from './use-issue-draft.ts'

interface Props {
  readonly issue: Answer<'getIssue'>
  readonly draft: IssueDraft
  readonly onClose: () => void
}

/** Asks whether an issue is to go out, with the number of readers in each language. */
export function SendIssue({ issue, draft, onClose }: Props) {
  const t = useTranslations('staff.issues')
  const toast = useToast()
  const { busy, problem, run } = useAct()
  const { de, en, had } = issue.readers
  const { content, version } = draft
  const send = () =>
    run(async () => {
      const started = await callAsMember('sendIssue', { params: { id: issue.id }, body: { version } })
      if (started.ok) toast({ words: t('started', { count: started.data.de + started.data.en }) })
      return started
    })
  const count = de + en
  return (
    <AskDialog
      title={t('sendTitle')}
      act={t('sendAct')}
      busy={busy}
      problem={problem}
      onAct={() => void send()}
      onClose={onClose}
    >
      {count === 0 ? (
        <p className="text-ink-700">{t('sendNobody')}</p>
      ) : (
        <div>
          <p className="font-semibold">{t('sendTo', { count })}</p>
          <ul className="mt-1 grid gap-1">
            {de > 0 && <li>{t('sendDe', { count: String(de), subject: content.de.subject })}</li>}
            {en > 0 && <li>{t('sendEn', { count: String(en), subject: content.en.subject })}</li>}
          </ul>
        </div>
      )}
      {had > 0 && count > 0 && <p className="text-ink-700">{t('sendHad', { count: had })}</p>}
      {count > 0 && <p className="text-ink-700">{t('sendText')}</p>}
    </AskDialog>
  )
}
