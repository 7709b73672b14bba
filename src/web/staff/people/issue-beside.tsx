import { useTranslations, useLocale } from 'use-intl'

import type { Answer } from '#api/call-server.ts'
import { useMemberData } from '#api/server-state.tsx'
import { IssueChip } from './issue-chip.tsx'
import { IssuePreview } from './issue-preview.tsx'
import { IssueProgress } from './issue-progress.tsx'
import { useWhen } from './when.ts'

type Issue = Answer<'getIssue'>

/** Issue beside the list: how many readers it has or would have, and its letters as whole pages. */
export function IssueBeside({ id }: { readonly id: string }) {
  const t = useTranslations('staff.issues')
  const language = useLocale()
  const issue = useMemberData('getIssue', { params: { id } }).data
  if (issue === undefined) return null
  const { content } = issue
  const order = language === 'de' ? (['de', 'en'] as const) : (['en', 'de'] as const)
  const [first = language, ...second] = order.filter((one) => content[one].subject !== '')
  return (
    <aside aria-label={t('letters')} className="@container flex min-w-0 flex-1 flex-col overflow-y-auto">
      <div className="flex min-h-0 w-full max-w-[88rem] flex-1 flex-col gap-4 px-6 py-5 @[50rem]:px-8">
        <Head issue={issue} subject={content[first].subject} />
        <div className="grid min-h-0 flex-1 gap-x-8 @[50rem]:grid-cols-2">
          {[first, ...second].map((one, at) => (
            <div key={one} className={at === 0 ? column : `${column} @max-[50rem]:hidden`}>
              <IssuePreview language={one} content={content} fits />
            </div>
          ))}
        </div>
      </div>
    </aside>
  )
}

const column = 'flex min-h-0 min-w-0 flex-col'

/** Subject and state of an issue, who saved it, and its readers. */
function Head({ issue, subject }: { readonly issue: Issue; readonly subject: string }) {
  const t = useTranslations('staff.issues')
  const when = useWhen('day')
  const { state, changedAt, changedBy } = issue
  const saved = { when: when(changedAt), name: changedBy ?? '' }
  return (
    <header className="grid gap-2 border-b border-line pb-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-screen">{subject || t('untitled')}</h2>
        <IssueChip state={state} />
        {state === 'draft' && (
          <span className="figures text-meta text-ink-500">{t(changedBy === null ? 'saved' : 'savedBy', saved)}</span>
        )}
      </div>
      {state === 'draft' ? <Readers readers={issue.readers} /> : <IssueProgress issue={issue} />}
    </header>
  )
}

/** Number of readers a draft would go to now, by language. */
function Readers({ readers: { de, en, had } }: Pick<Issue, 'readers'>) {
  const t = useTranslations('staff.issues')
  const count = de + en
  return (
    <p className="figures text-meta text-ink-700">
      <span className="font-semibold">{t('wouldReach', { count })}</span>
      {count > 0 && ` ${t('byLanguage', { de: String(de), en: String(en) })}`}
      {had > 0 && <span className="text-ink-500"> · {t('hadOne', { count: had })}</span>}
    </p>
  )
}
