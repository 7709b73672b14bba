import { Newspaper, Plus } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import type { Answer } from '#api/call-server.ts'
import { useMemberData } from '#api/server-state.tsx'
import { useLocale } from 'use-intl'
import { useKeys } from '../frame/keys.tsx'
import { useMay } from '../frame/me.tsx'
import { useStaffHref } from '../frame/staff-href.ts'
import { Button } from '../ui/act-button.tsx'
import { Problem } from '../ui/problem.tsx'
import { EmptyList } from '../ui/empty-list.tsx'
import { queueRow } from '../ui/queue-row.tsx'
import { RowKeys, RowList } from '../ui/row-list.tsx'
import { isBeside, listColumn, roomBeside } from './beside.ts'
import { IssueBeside } from './issue-beside.tsx'
import { IssueChip } from './issue-chip.tsx'
import { Loaded } from './loaded.tsx'
import { lettersOf } from './newsletter-letters.ts'
import { NewsletterFrame } from './newsletter-frame.tsx'
import { useNewIssue } from './use-new-issue.ts'
import { useWhen } from './when.ts'

const watch = (onChange: () => void) => {
  const list = roomBeside()
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Whether there is room for a letter beside the list; elsewhere none is drawn. */
const useRoom = (): boolean => useSyncExternalStore(watch, isBeside)

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
  if (rows.length === 0) return <EmptyList icon={Newspaper} title={t('empty')} hint={t('emptyHint')} />
  return (
    <div className="flex min-h-0 flex-1">
      <div className={listColumn}>
        <RowList label={t('issues')}>
          {rows.map((row) => (
            <IssueRow key={row.id} row={row} looked={row.id === looked} onLook={() => setSeen(row.id)} />
          ))}
        </RowList>
      </div>
      {looked !== undefined && <IssueBeside key={looked} id={looked} />}
    </div>
  )
}

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
    <li className="border-b border-line">
      <Link
        data-row
        to={href(`newsletter/${row.id}`)}
        onFocus={onLook}
        onPointerEnter={onLook}
        className={queueRow(looked)}
      >
        <span className="col-span-full truncate font-semibold">
          {row.subjects[language] || row.subjects[other] || t('untitled')}
        </span>
        <span className="figures col-span-full mt-0.5 flex items-center gap-2 text-meta text-ink-500">
          <IssueChip state={row.state} />
          <span className="truncate">
            <Detail row={row} />
          </span>
        </span>
      </Link>
    </li>
  )
}

/** Line below the subject: when it was saved, how far it is, or how many got it. */
function Detail({ row }: { readonly row: Row }) {
  const t = useTranslations('staff.issues')
  const when = useWhen('day')
  const { sent, all } = lettersOf(row.letters)
  if (row.state === 'sending') return t('onItsWay', { sent: String(sent), all: String(all) })
  if (row.overAt === null) return when(row.changedAt)
  return (
    <>
      {when(row.startedAt ?? row.overAt)}
      <span className="md:max-[120rem]:hidden"> · {t('out', { count: sent })}</span>
    </>
  )
}
