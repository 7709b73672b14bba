import { Plus } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
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
import { ColumnNames } from '../ui/column-names.tsx'
import { RowKeys, RowList } from '../ui/row-list.tsx'
import { IssueBeside } from './issue-beside.tsx'
import { IssueChip } from './issue-chip.tsx'
import { Loaded } from './loaded.tsx'
import { lettersOf } from './newsletter-letters.ts'
import { NewsletterFrame } from './newsletter-frame.tsx'
import { useNewIssue } from './use-new-issue.ts'
import { useWhen } from './when.ts'

const query = () => matchMedia('(min-width: 87.5rem)')
const watch = (onChange: () => void) => {
  const list = query()
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Whether there is room for a letter beside the list; elsewhere none is drawn. */
const useRoom = (): boolean => useSyncExternalStore(watch, () => query().matches)

type Row = Answer<'getIssues'>['issues'][number]

const ASK_AGAIN_MS = 5_000

/** Issues of the newsletter: drafts and what goes out right now first. */
export function IssuesPage() {
  const t = useTranslations('staff.issues')
  const may = useMay()
  const navigate = useNavigate()
  const href = useStaffHref()
  const issues = useMemberData('getIssues', {}, { refetchInterval: ASK_AGAIN_MS })
  const { busy, problem, begin } = useNewIssue()
  const create = async () => {
    const id = await begin()
    if (id !== null) void navigate(href(`newsletter/${id}`))
  }
  useKeys(may('createIssue') ? [{ keys: 'i', label: t('create'), run: () => void create() }] : [])
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
      foot={<RowKeys />}
    >
      <div className="px-4 empty:hidden md:px-6">
        <Problem words={problem} />
      </div>
      <Loaded asked={issues}>{({ issues: rows }) => <Issues rows={rows} />}</Loaded>
    </NewsletterFrame>
  )
}

/** Issues in rows, and where there is room the letter of the one that is looked at. */
function Issues({ rows }: { readonly rows: readonly Row[] }) {
  const t = useTranslations('staff.issues')
  const roomy = useRoom()
  const [seen, setSeen] = useState<string | null>(null)
  const looked = roomy ? (rows.find(({ id }) => id === seen) ?? rows[0])?.id : undefined
  if (rows.length === 0) return <p className="max-w-[40rem] px-4 py-4 text-ink-700 md:px-6">{t('empty')}</p>
  return (
    <div className="flex w-full gap-x-8 px-4 md:px-6">
      <div className="min-w-0 flex-1 max-lg:py-1">
        <ColumnNames
          className={columns}
          names={[t('columns.subject'), t('columns.when'), [t('columns.state'), 'text-right']]}
          bare
        />
        <RowList label={t('issues')}>
          {rows.map((row) => (
            <IssueRow key={row.id} row={row} looked={row.id === looked} onLook={() => setSeen(row.id)} />
          ))}
        </RowList>
      </div>
      {looked !== undefined && <IssueBeside id={looked} />}
    </div>
  )
}

const columns = 'md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_7.5rem] wide:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_7rem]'

interface RowProps {
  readonly row: Row
  /** Whether its letter is shown beside the list. */
  readonly looked: boolean
  readonly onLook: () => void
}

function IssueRow({ row, looked, onLook }: RowProps) {
  const t = useTranslations('staff.issues')
  const language = useLocale()
  const href = useStaffHref()
  const other = language === 'de' ? 'en' : 'de'
  return (
    <li className="border-t border-line first:border-t-0">
      <Link
        data-row
        to={href(`newsletter/${row.id}`)}
        onFocus={onLook}
        onPointerEnter={onLook}
        className={classes(
          'press -mx-2 grid min-h-14 grid-cols-[minmax(0,1fr)_auto] content-center items-baseline gap-x-4 rounded-field px-2 focus-visible:-outline-offset-2 md:min-h-12.25 md:py-1.5',
          columns,
          looked ? 'bg-petrol-50' : 'hover:bg-sand',
        )}
      >
        <span className="truncate font-semibold md:max-wide:line-clamp-2 md:max-wide:whitespace-normal">
          {row.subjects[language] || row.subjects[other] || t('untitled')}
        </span>
        <span className="figures truncate text-meta text-ink-500 max-md:row-start-2">
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
