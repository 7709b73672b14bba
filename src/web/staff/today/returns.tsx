import { Clock3, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import type { BoardReturn } from '#contract/staff-board.ts'
import { dateOf, timeOf, toInstant } from '#domain/period.ts'
import type { PresentOf } from '../frame/presence.ts'
import { Chip } from '../ui/state-chip.tsx'
import { RentalList } from './rental-list.tsx'
import { RentalRow } from './day-row.tsx'
import { clockOf, type Words } from './use-words.ts'

interface Props {
  readonly rows: readonly BoardReturn[]
  readonly day: string
  /** Berlin's wall-clock time; null on other days than today. */
  readonly clock: string | null
  readonly present: PresentOf
  readonly now: Date
  readonly words: Words
  /** Whether a phone shows only what comes next. */
  readonly brief: boolean
  /** Line about the next day, below the list. */
  readonly after?: ReactNode
}

/** Rentals that end at the branch on this day, and those that should have ended before. */
export function Returns({ rows, day, clock, now, present, words, brief, after }: Props) {
  const { t } = words
  const open = rows.filter(({ state }) => state !== 'done').length
  const late = rows.filter(({ tone }) => tone === 'late').length
  const count = [
    t('returns.open', { count: String(open) }),
    late > 0 ? t('returns.late', { count: String(late) }) : null,
  ]
  return (
    <RentalList
      title={t('returns.title')}
      count={open === 0 ? undefined : count.filter((text) => text !== null).join(', ')}
      doneWords={(number) => t('returns.done', { count: String(number) })}
      none={t('returns.none')}
      rows={rows}
      {...{ clock, brief, after }}
      renderRow={(row) => <ReturnRow {...{ row, day, now, present, words }} />}
    />
  )
}

interface RowProps extends Pick<Props, 'day' | 'now' | 'present' | 'words'> {
  readonly row: BoardReturn
  readonly next?: boolean
}

/** One return. @param next whether it is of the day after the one that is shown */
export const ReturnRow = ({ row, day, now, present, words, next }: RowProps) => (
  <RentalRow {...{ row, day, present, next }} detail={returnDetail(row, words)}>
    <ReturnState row={row} now={now} words={words} />
  </RentalRow>
)

/** The next use of the car is named where it comes on the same day. */
export const returnDetail = (row: BoardReturn, { t, classOf, labelOf }: Words): string[] =>
  [
    classOf(row.class),
    row.from === null ? null : t('returns.from', { branch: labelOf(row.from) }),
    row.next !== null && dateOf(row.next.at) === dateOf(row.at)
      ? t('returns.next', { time: timeOf(row.next.at) })
      : null,
    row.called === null ? null : t('returns.called', { time: clockOf(row.called.at) }),
  ].filter((text) => text !== null)

function ReturnState({ row, now, words: { t, lasting } }: Pick<Props, 'now' | 'words'> & { row: BoardReturn }) {
  if (row.state === 'done') return t('returns.back')
  const late = now.getTime() - toInstant(row.at).getTime()
  const time = lasting(late)
  if (row.tone === 'late') {
    return (
      <Chip look="bad" icon={TriangleAlert}>
        {t('returns.overdue', { time })}
      </Chip>
    )
  }
  if (row.state === 'coming') return t('returns.coming')
  // Within its grace: nobody is called yet.
  if (late > 0) return <Chip icon={Clock3}>{t('returns.since', { time })}</Chip>
  if (row.keyBox) return t('pickups.keyBox')
  return row.from === null ? null : t('returns.oneWay')
}
