import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import type { Answer } from '#api/call-server.ts'
import type { IssueContent } from '#domain/newsletter-issue.ts'
import { useMe } from '../frame/me.tsx'
import { Screen } from '../frame/screen.tsx'
import { useStaffHref } from '../frame/staff-href.ts'
import { useToast } from '../frame/toast.tsx'
import { Button } from '../ui/act-button.tsx'
import { Problem } from '../ui/problem.tsx'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { IssueChip } from './issue-chip.tsx'
import { keep, readKept } from './issue-draft.ts'
import { IssueHeading } from './issue-heading.tsx'
import { IssuePreview } from './issue-preview.tsx'
import { IssueProgress } from './issue-progress.tsx'
import { ListHead } from './loaded.tsx'
import { lettersOf } from './newsletter-letters.ts'
import { useAct } from './use-act.ts'
import { useNewIssue } from './use-new-issue.ts'
import { useWhen } from './when.ts'

type Issue = Answer<'getIssue'>

/** An issue that goes out or is out: how far it is, and the letters as they were sent. */
export function IssueOut({ issue }: { readonly issue: Issue }) {
  const t = useTranslations('staff.issues')
  const language = useLocale()
  const when = useWhen()
  const [stopping, setStopping] = useState(false)
  const { content, state, startedBy, startedAt } = issue
  const copying = useCopy()
  const at = startedAt === null ? '' : when(startedAt)
  return (
    <Screen
      reads
      title={content[language].subject}
      heading={<IssueHeading subject={content[language].subject} />}
      acts={<IssueChip state={state} />}
    >
      <div className="grid w-full gap-6 px-4 py-5 md:px-6">
        <Unsaved id={issue.id} copying={copying} />
        <Problem words={copying.problem} />
        <section>
          <ListHead
            title={t('progress')}
            act={
              state === 'sending' ? (
                <Button look="danger" onClick={() => setStopping(true)}>
                  {t('stop')}
                </Button>
              ) : (
                <Button busy={copying.busy} onClick={() => void copying.copy(content)}>
                  {t('copy')}
                </Button>
              )
            }
          />
          <p className="py-2 text-meta text-ink-500">
            {startedBy === null ? t('startedWhen', { when: at }) : t('startedBy', { name: startedBy, when: at })}
          </p>
          <IssueProgress issue={issue} />
        </section>
        <div className="grid gap-8 wide:grid-cols-2">
          {(['de', 'en'] as const).map((one) => (
            <section key={one} aria-label={t(`languages.${one}`)} className="grid content-start gap-3">
              <ListHead title={t(`languages.${one}`)} />
              <p className="font-semibold" lang={one}>
                {content[one].subject}
              </p>
              <IssuePreview language={one} content={content} bare />
            </section>
          ))}
        </div>
      </div>
      {stopping && <StopIssue issue={issue} onClose={() => setStopping(false)} />}
    </Screen>
  )
}

/** Takes a text into a new draft, and goes there. */
function useCopy() {
  const t = useTranslations('staff.issues')
  const toast = useToast()
  const navigate = useNavigate()
  const href = useStaffHref()
  const { busy, problem, begin } = useNewIssue()
  const copy = async (content: IssueContent): Promise<boolean> => {
    const id = await begin(content)
    if (id === null) return false
    toast({ words: t('copied') })
    void navigate(href(`newsletter/${id}`))
    return true
  }
  return { busy, problem, copy }
}

/** Text that somebody had not saved when a colleague sent the issue. */
function Unsaved({ id, copying }: { readonly id: string; readonly copying: ReturnType<typeof useCopy> }) {
  const t = useTranslations('staff.issues')
  const owner = useMe().user.id
  const [kept, setKept] = useState(() => readKept(id, owner))
  if (kept === null) return null
  const forget = () => {
    keep(id, owner, null)
    setKept(null)
  }
  const take = async () => {
    if (await copying.copy(kept.content)) forget()
  }
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field bg-amber-100 px-3 py-2.5 text-amber-800"
    >
      <p className="min-w-0 flex-1 basis-80">{t('startedMeanwhile')}</p>
      <span className="flex flex-wrap gap-2 text-ink-900">
        <Button busy={copying.busy} onClick={() => void take()}>
          {t('keepAsDraft')}
        </Button>
        <Button onClick={forget}>{t('discard')}</Button>
      </span>
    </div>
  )
}

function StopIssue({ issue, onClose }: { readonly issue: Issue; readonly onClose: () => void }) {
  const t = useTranslations('staff.issues')
  const toast = useToast()
  const { busy, problem, run } = useAct()
  const stop = async () => {
    if (!(await run(() => callAsMember('stopIssue', { params: { id: issue.id } })))) return
    toast({ words: t('stopped') })
    onClose()
  }
  return (
    <AskDialog
      title={t('stopTitle')}
      act={t('stopAct')}
      danger
      busy={busy}
      problem={problem}
      onAct={() => void stop()}
      onClose={onClose}
    >
      <p className="text-ink-700">{t('stopText', { count: lettersOf(issue.letters).waiting })}</p>
    </AskDialog>
  )
}
