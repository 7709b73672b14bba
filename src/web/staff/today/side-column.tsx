import { FileText, Mail, Wrench } from 'lucide-react'
import { Link } from 'react-router'
import type { ReactNode } from 'react'

import type { Board, BoardDrive } from '#contract/staff-board.ts'
import { addDays, dateOf, toLocal } from '#domain/period.ts'
import { useFormat } from '#rental/use-format.ts'
import { documentHref, useStaffHref } from '../frame/staff-href.ts'
import { bookingHref, messageHref, plannerHref, privacyHref } from './due-words.ts'
import { fewOf } from './few-of.ts'
import { PrepareRows, type Unready } from './prepare-section.tsx'
import { DriveRow } from './drive-row.tsx'
import { SectionHead } from './section-head.tsx'
import { StockTable } from './stock-table.tsx'
import { clockOf, type Words } from './use-words.ts'

interface Props {
  readonly board: Board
  readonly now: Date
  readonly words: Words
}

const MOST = 5
/** Documents, and messages, that the inbox shows. */
const MOST_WAITING = 2
const DAY_MS = 86_400_000

/** Right column: everything else that is coming, each section only where it has something. */
export function Side({ board, now, words, onArrive }: Props & { readonly onArrive: (drive: BoardDrive) => void }) {
  const { t } = words
  const href = useStaffHref()
  const dirty = board.pickups.filter((row): row is Unready => row.needs.length > 0 && row.plate !== null)
  return (
    <>
      <Section title={t('side.prepare')} count={dirty.length} shown={dirty.length > 0}>
        <PrepareRows rows={dirty} words={words} />
      </Section>
      <Section
        title={t('side.drives')}
        count={t('side.driveCount', { count: board.drives.length })}
        shown={board.drives.length > 0}
      >
        {board.drives.map((drive) => (
          <DriveRow key={drive.id} drive={drive} here={board.branch.id} {...{ now, words, onArrive }} />
        ))}
      </Section>
      <Requests board={board} now={now} words={words} />
      <Inbox board={board} now={now} words={words} />
      <Section title={t('side.privacy')} count={board.privacy.length} shown={board.privacy.length > 0}>
        {board.privacy.map(({ id, kind, name, dueOn }) => (
          <Line key={id} to={href(privacyHref(id))} end={daysLeft(dueOn, now, words)} strong>
            {name} <span className="text-ink-500">{t(`side.privacyKinds.${kind}`)}</span>
          </Line>
        ))}
      </Section>
      <Section title={t('side.stock')} shown={board.stock.classes.length > 0}>
        <li>
          <StockTable stock={board.stock} branch={board.branch.id} words={words} />
        </li>
      </Section>
      <Section title={t('side.inspections')} shown={board.inspections.length > 0}>
        {board.inspections.map(({ plate, class: code, on }) => (
          <Line
            key={plate}
            to={href(plannerHref({ branch: board.branch.id, class: code, car: plate, plan: 'inspection' }))}
            end={daysLeft(on, now, words)}
          >
            <Wrench aria-hidden size={12} className="mr-1 inline text-ink-500" />
            {t('side.inspection')} <span className="plate text-[0.78125rem]">{plate}</span>
          </Line>
        ))}
      </Section>
    </>
  )
}

function daysLeft(on: string, now: Date, { t }: Words): string {
  const days = Math.round((Date.parse(on) - Date.parse(dateOf(toLocal(now)))) / DAY_MS)
  return days < 0 ? t('side.overdue') : t('side.inDays', { days })
}

function Requests({ board, now, words }: Props) {
  const { t, classOf, lasting } = words
  const href = useStaffHref()
  const format = useFormat()
  const { all, first } = board.requests
  const shown = fewOf(first, MOST)
  const left = (expires: string) => {
    const ms = Date.parse(expires) - now.getTime()
    const [on, today] = [dateOf(toLocal(new Date(expires))), dateOf(toLocal(now))]
    if (ms <= DAY_MS / 2 || on === today) return lasting(ms)
    // On the board of another day it would be read as the day after that one.
    return on === addDays(today, 1) && board.day === today ? t('side.tomorrow') : format.date(on, 'weekday')
  }
  return (
    <Section title={t('side.requests')} count={all} shown={all > 0}>
      {shown.map((row) => (
        <Line key={row.reference} to={href(bookingHref(row.reference))} end={left(row.expiresAt)} strong>
          {row.name}{' '}
          <span className="text-ink-500">
            {row.kind === 'offered'
              ? t('side.offered')
              : `${classOf(row.class)}, ${t('pickups.days', { count: row.days })}`}
          </span>
        </Line>
      ))}
      {all > shown.length && <More to={href('requests')}>{t('side.more', { count: String(all - shown.length) })}</More>}
    </Section>
  )
}

/** Entries of a queue that wait without being due, which stand on the left. */
const waitingOf = <Row extends { readonly id: string }>(
  { all, first }: { readonly all: number; readonly first: readonly Row[] },
  due: Board['due'],
) => {
  const rest = first.filter(({ id }) => !due.some(({ of }) => 'id' in of && of.id === id))
  const [count, shown] = [all - (first.length - rest.length), fewOf(rest, MOST_WAITING)]
  return { count, shown, more: count - shown.length }
}

function Inbox({ board, now, words: { t } }: Props) {
  const format = useFormat()
  const href = useStaffHref()
  const documents = waitingOf(board.documents, board.due)
  const messages = waitingOf(board.messages, board.due)
  const counts = [
    documents.count === 0 ? null : t('side.documents', { count: documents.count }),
    messages.count === 0 ? null : t('side.messages', { count: messages.count }),
  ].filter((text) => text !== null)
  const came = (moment: string) => {
    const [on, today] = [dateOf(toLocal(new Date(moment))), dateOf(toLocal(now))]
    if (on === today) return clockOf(moment)
    return on === addDays(today, -1) ? t('side.yesterday') : format.date(on, 'day')
  }
  return (
    <Section title={t('side.inbox')} count={counts.join(', ')} shown={counts.length > 0}>
      {documents.shown.map((row) => (
        <Line key={row.id} to={href(documentHref(row.id))} end={came(row.uploadedAt)}>
          <FileText aria-hidden size={12} className="mr-1 inline text-ink-500" />
          {t(`documents.${row.kind}`)} {row.name}
        </Line>
      ))}
      {documents.more > 0 && (
        <More to={href('inbox/documents')}>{t('side.moreDocuments', { count: documents.more })}</More>
      )}
      {messages.shown.map((row) => (
        <Line key={row.id} to={href(messageHref(row.id))} end={came(row.at)}>
          <Mail aria-hidden size={12} className="mr-1 inline text-ink-500" />
          {t('due.quote', { text: row.text })}
        </Line>
      ))}
      {messages.more > 0 && <More to={href('inbox')}>{t('side.moreMessages', { count: messages.more })}</More>}
    </Section>
  )
}

/** Leads to the list that holds the rest. */
const More = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <li className="border-t border-line">
    <Link
      data-row=""
      to={to}
      className="grid items-center py-1.5 text-meta text-ink-500 hover:bg-sand hover:text-ink-900 focus-visible:-outline-offset-2 touch:min-h-11"
    >
      {children}
    </Link>
  </li>
)

interface SectionProps {
  readonly title: string
  readonly count?: ReactNode
  readonly shown: boolean
  readonly children: ReactNode
}

function Section({ title, count, shown, children }: SectionProps) {
  if (!shown) return null
  return (
    <section aria-label={title} className="mb-3 break-inside-avoid">
      <SectionHead title={title} count={count} />
      <ul>{children}</ul>
    </section>
  )
}

interface LineProps {
  readonly to: string
  readonly end: string
  readonly strong?: boolean
  readonly children: ReactNode
}

const Line = ({ to, end, strong = false, children }: LineProps) => (
  <li className="border-t border-line">
    <Link
      data-row=""
      to={to}
      className="grid grid-cols-[1fr_auto] items-center gap-2.5 py-1.5 text-meta hover:bg-sand focus-visible:-outline-offset-2 touch:min-h-11"
    >
      <span className="truncate">{children}</span>
      <span className={strong ? 'font-semibold' : 'text-ink-500'}>{end}</span>
    </Link>
  </li>
)
