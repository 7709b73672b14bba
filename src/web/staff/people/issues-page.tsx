import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import type { Answer } from '#api/call-server.ts'
import { useMemberData } from '#api/server-state.tsx'
import { useLocale } from 'use-intl'
import { classes } from '#ui/classes.ts'
import { useKeys } from '../frame/keys.tsx'
import { useMay } from '../frame/me.tsx'
import { useStaffHref } from '../frame/staff-href.ts'
import { Button } from '../ui/act-button.tsx'
import { Problem } from '../ui/problem.tsx'
import { ColumnNames } from './column-names.tsx'
import { StepKeys } from './inbox-frame.tsx'
import { IssueChip } from './issue-chip.tsx'
import { Loaded } from './loaded.tsx'
import { lettersOf } from './newsletter-letters.ts'
import { NewsletterFrame } from './newsletter-frame.tsx'
import { useNewIssue } from './use-new-issue.ts'
import { useWhen } from './when.ts'

type Row = Answer<'getIssues'>['issues'][number]

const ASK_AGAIN_MS = 5_000

/** Issues of the newsletter: drafts and what goes out right now first. */
export function IssuesPage() {
  const t = useTranslations('staff.issues')
  const may = useMay()
  const navigate = useNavigate()
  const href = useStaffHref()
  const list = useRef<HTMLUListElement>(null)
  const issues = useMemberData('getIssues', {}, { refetchInterval: ASK_AGAIN_MS })
  const { busy, problem, begin } = useNewIssue()
  const create = async () => {
    const id = await begin()
    if (id !== null) void navigate(href(`newsletter/${id}`))
  }
  const step = (by: number) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const at = links.findIndex((link) => link === document.activeElement)
    links[Math.min(links.length - 1, Math.max(0, at + by))]?.focus()
  }
  useKeys([
    ...(may('createIssue') ? [{ keys: 'i', label: t('create'), run: () => void create() }] : []),
    { keys: 'j', label: t('next'), run: () => step(1) },
    { keys: 'k', label: t('previous'), run: () => step(-1) },
  ])
  return (
    <NewsletterFrame
      acts={
        may('createIssue') && (
          <Button look="petrol" keys="i" busy={busy} onClick={() => void create()}>
            <Plus aria-hidden size={16} />
            {t('create')}
          </Button>
        )
      }
      foot={<StepKeys next={t('next')} previous={t('previous')} />}
    >
      {(issues.data?.issues.length ?? 0) > 0 && (
        <ColumnNames className={columns} names={[t('columns.subject'), t('columns.when'), t('columns.state')]} />
      )}
      <div className="w-full px-4 max-lg:py-1 md:px-6">
        <Problem words={problem} />
        <Loaded asked={issues} inset={false}>
          {({ issues: rows }) => (
            <>
              {rows.length === 0 && <p className="max-w-[40rem] py-3 text-ink-700">{t('empty')}</p>}
              <ul ref={list}>
                {rows.map((row) => (
                  <IssueRow key={row.id} row={row} />
                ))}
              </ul>
            </>
          )}
        </Loaded>
      </div>
    </NewsletterFrame>
  )
}

const columns = 'md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_7.5rem] wide:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_8.5rem]'

function IssueRow({ row }: { readonly row: Row }) {
  const t = useTranslations('staff.issues')
  const language = useLocale()
  const href = useStaffHref()
  const other = language === 'de' ? 'en' : 'de'
  return (
    <li className="border-t border-line first:border-t-0">
      <Link
        to={href(`newsletter/${row.id}`)}
        className={classes(
          'press -mx-2 grid min-h-14 grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-4 rounded-field px-2 hover:bg-sand focus-visible:-outline-offset-2 md:min-h-12.25 md:py-1.5',
          columns,
        )}
      >
        <span className="truncate font-semibold md:max-wide:line-clamp-2 md:max-wide:whitespace-normal">
          {row.subjects[language] || row.subjects[other] || t('untitled')}
        </span>
        <span className="figures text-meta text-ink-500 max-md:row-start-2 max-md:truncate">
          <Detail row={row} />
        </span>
        <span className="max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 md:justify-self-end">
          <IssueChip state={row.state} />
        </span>
      </Link>
    </li>
  )
}

/** Line below the subject: who saved it, how far it is, or how many got it. */
function Detail({ row }: { readonly row: Row }) {
  const t = useTranslations('staff.issues')
  const when = useWhen('day')
  const { sent, all } = lettersOf(row.letters)
  if (row.state === 'sending') return t('onItsWay', { sent: String(sent), all: String(all) })
  if (row.overAt !== null) return t('out', { count: sent, when: when(row.startedAt ?? row.overAt) })
  const saved = when(row.changedAt)
  if (row.changedBy === null) return t('saved', { when: saved })
  return (
    <>
      <span className="md:hidden">{t('saved', { when: saved })}</span>
      <span className="max-md:hidden">{t('savedBy', { when: saved, name: row.changedBy })}</span>
    </>
  )
}
