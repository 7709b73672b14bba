import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslations, useLocale } from 'use-intl'

import type { Answer } from '#api/call-server.ts'
import { useMemberData } from '#api/server-state.tsx'
import { classes } from '#ui/classes.ts'
import { useMay } from '../frame/me.tsx'
import { useStaffHref } from '../frame/staff-href.ts'
import { ButtonLink } from '../ui/act-button.tsx'
import { Choice } from '../ui/choice-button.tsx'
import { IssueChip } from './issue-chip.tsx'
import { IssuePreview } from './issue-preview.tsx'
import { IssueProgress } from './issue-progress.tsx'
import { useWhen } from './when.ts'

type Issue = Answer<'getIssue'>

/**
 * Issue beside the list: how many readers it has or would have, and its letters. Where both have no room to be read, one
 * of them is shown.
 */
export function IssueBeside({ id }: { readonly id: string }) {
  const t = useTranslations('staff.issues')
  const language = useLocale()
  const issue = useMemberData('getIssue', { params: { id } }).data
  const [chosen, setRead] = useState(language)
  if (issue === undefined) return null
  const { content } = issue
  const order = language === 'de' ? (['de', 'en'] as const) : (['en', 'de'] as const)
  const [first = language, ...second] = order.filter((one) => content[one].subject !== '')
  const shown = [first, ...second]
  const read = shown.find((one) => one === chosen) ?? first
  return (
    <aside aria-label={t('letters')} className="@container flex min-w-0 flex-1 flex-col overflow-y-auto">
      <div className="flex min-h-0 w-full flex-1 flex-col gap-4 px-6 py-5">
        <Head issue={issue} subject={content[first].subject} english={shown.includes('en')} />
        {second.length > 0 && (
          <fieldset className="flex gap-1.5 @[72.5rem]:hidden">
            <legend className="sr-only">{t('columns.language')}</legend>
            {shown.map((one) => (
              <Choice key={one} on={one === read} onClick={() => setRead(one)}>
                {t(`languages.${one}`)}
              </Choice>
            ))}
          </fieldset>
        )}
        <div className="grid min-h-0 flex-1 gap-x-8 @[72.5rem]:grid-cols-2">
          {shown.map((one) => (
            <div
              key={one}
              className={classes('flex min-h-0 min-w-0 flex-col gap-2', one !== read && '@max-[72.5rem]:hidden')}
            >
              <div className="flex items-center gap-x-4 @max-[72.5rem]:hidden">
                <h3 className="text-meta font-semibold text-ink-700">{t(`preview.${one}`)}</h3>
                {one === 'en' && lacksEnglish(issue) && <NoEnglish />}
              </div>
              <IssuePreview language={one} content={content} bare fits />
            </div>
          ))}
        </div>
      </div>
    </aside>
  )
}

/** Subject and state of an issue, who saved it, its readers, the way to write on a draft, and what one still lacks. */
function Head({
  issue,
  subject,
  english,
}: {
  readonly issue: Issue
  readonly subject: string
  /** Whether its English letter is shown. */
  readonly english: boolean
}) {
  const t = useTranslations('staff.issues')
  const when = useWhen('day')
  const may = useMay()
  const href = useStaffHref()
  const { id, state, changedAt, changedBy } = issue
  const saved = { when: when(changedAt), name: changedBy ?? '' }
  return (
    <header className="grid gap-2 border-b border-line pb-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-screen @max-[40rem]:flex-1">{subject || t('untitled')}</h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 @max-[40rem]:order-last @max-[40rem]:w-full">
          <IssueChip state={state} />
          {state === 'draft' && (
            <span className="figures text-meta text-ink-500">{t(changedBy === null ? 'saved' : 'savedBy', saved)}</span>
          )}
        </p>
        {state === 'draft' && may('saveIssue') && (
          <ButtonLink to={href(`newsletter/${id}`)} className="ml-auto">
            {t('edit')}
          </ButtonLink>
        )}
      </div>
      {state === 'draft' ? <Readers readers={issue.readers} /> : <IssueProgress issue={issue} />}
      {/* Where both letters have room, the English one says it. */}
      {lacksEnglish(issue) && (
        <div className={classes(english && '@[72.5rem]:hidden')}>
          <NoEnglish />
        </div>
      )}
    </header>
  )
}

const lacksEnglish = ({ state, content }: Issue): boolean => state === 'draft' && content.en.text === ''

function NoEnglish() {
  const t = useTranslations('staff.issues')
  return (
    <p className="flex items-center gap-1.5 text-meta font-semibold text-amber-800">
      <TriangleAlert aria-hidden size={16} /> {t('noEnglish')}
    </p>
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
