import { Archive, MailCheck, Reply } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import type { Answer } from '#api/call-server.ts'
import { useMemberPages, type MemberPages } from '#api/server-state.tsx'
import { classes } from '#ui/classes.ts'
import { useBranch } from '../frame/branch.tsx'
import { useLive } from '../frame/live.tsx'
import { EmptyList } from '../ui/empty-list.tsx'
import { MoreRows } from '../ui/more-rows.tsx'
import { QueueRow } from '../ui/queue-row.tsx'
import { StepKeys, useStepKeys } from '../ui/row-list.tsx'
import { listColumn } from './beside.ts'
import { InboxFrame } from './inbox-frame.tsx'
import { Loaded } from './loaded.tsx'
import { MessageView } from './message-view.tsx'
import { useFirstOpened } from './use-first-opened.ts'
import { WaitingTime } from './waiting-time.tsx'
import { useWhen } from './when.ts'

type Row = Answer<'getMessages'>['messages'][number]
type Part = 'open' | 'answered' | 'closed'

/** Messages of the contact form: the list at the left, the chosen one beside it. */
export function InboxPage() {
  const t = useTranslations('staff.inbox')
  const { branch } = useBranch()
  const [part, setPart] = useState<Part>('open')
  const [search, setSearch] = useSearchParams()
  const query = { part, ...(branch !== null && { branch: String(branch.id) }) }
  const pages = useMemberPages('getMessages', query)
  useLive(['inbox'], ['getMessages', 'getMessage'])
  const rows = pages.data?.pages.flatMap(({ messages }) => messages) ?? []
  const named = search.get('message')
  const { first, forget } = useFirstOpened(part === 'open' && named === null ? rows[0]?.id : undefined)
  const chosen = named ?? first
  const choose = (id: string | null) => {
    forget()
    setSearch(id === null ? {} : { message: id }, { replace: true })
  }
  const step = (by: number) => {
    const at = rows.findIndex(({ id }) => id === chosen)
    const next = rows[at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by))]
    if (next) choose(next.id)
  }
  const beside = chosen !== null || rows.length > 0 || pages.data === undefined
  const back = chosen === null ? null : () => choose(null)
  useStepKeys(step, back)
  return (
    <InboxFrame
      foot={<StepKeys back={back !== null} />}
      onBack={back}
      parts={{
        label: t('state'),
        words: { open: t('parts.open'), answered: t('parts.answered'), closed: t('parts.closed') },
        chosen: part,
        onChoose: setPart,
      }}
    >
      <div className="flex min-h-0 flex-1">
        <div className={classes(beside ? listColumn : 'flex flex-1', chosen !== null && 'max-md:hidden')}>
          <List pages={pages} rows={rows} part={part} chosen={chosen} onChoose={choose} />
        </div>
        {chosen !== null && <MessageView key={chosen} id={chosen} />}
        {chosen === null && rows.length > 0 && <p className="hidden flex-1 p-8 text-ink-500 md:block">{t('choose')}</p>}
      </div>
    </InboxFrame>
  )
}

const emptyIcons = { open: MailCheck, answered: Reply, closed: Archive } as const

interface ListProps {
  readonly pages: MemberPages<'getMessages'>
  readonly rows: readonly Row[]
  readonly part: Part
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
}

function List({ pages, rows, part, chosen, onChoose }: ListProps) {
  const t = useTranslations('staff.inbox')
  return (
    <Loaded asked={pages}>
      {() => (
        <>
          {rows.length === 0 && (
            <EmptyList icon={emptyIcons[part]} title={t(`empty.${part}.title`)} hint={t(`empty.${part}.hint`)} />
          )}
          <ul>
            {rows.map((row) => (
              <MessageRow key={row.id} row={row} chosen={row.id === chosen} onChoose={() => onChoose(row.id)} />
            ))}
          </ul>
          <MoreRows pages={pages} words={t('more')} className="p-4" />
        </>
      )}
    </Loaded>
  )
}

function MessageRow({
  row,
  chosen,
  onChoose,
}: {
  readonly row: Row
  readonly chosen: boolean
  readonly onChoose: () => void
}) {
  const t = useTranslations('staff.inbox')
  const when = useWhen()
  return (
    <QueueRow chosen={chosen} onChoose={onChoose}>
      <span className={classes('flex min-w-0 items-center', row.state === 'new' && 'font-semibold')}>
        {row.state === 'new' && <span className="sr-only">{t('states.new')}:</span>}
        <span className="truncate">{row.name}</span>
        {row.state === 'new' && (
          <span
            aria-hidden
            className="size-1.75 shrink-0 rounded-full bg-petrol-600 max-md:ml-2 md:absolute md:top-4 md:left-2.5 forced-colors:bg-[Highlight]"
          />
        )}
      </span>
      {row.state === 'new' || row.state === 'in_work' ? (
        <WaitingTime short since={row.at} />
      ) : (
        <span className="figures text-right text-meta text-ink-500">{when(row.at)}</span>
      )}
      <span className={classes('truncate text-meta text-ink-500', row.owner === null && 'col-span-full')}>
        {row.excerpt}
      </span>
      {row.owner !== null && <span className="text-meta text-ink-500">{row.owner.name}</span>}
    </QueueRow>
  )
}
