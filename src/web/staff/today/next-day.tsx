import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'

import type { Board, BoardPickup, BoardReturn } from '#contract/staff-board.ts'
import { addDays, dateOf, timeOf, toLocal } from '#domain/period.ts'
import { useFormat } from '#rental/use-format.ts'
import type { PresentOf } from '../frame/presence.ts'
import { fewOf } from './few-of.ts'
import { PickupRow } from './pickups.tsx'
import { ReturnRow } from './returns.tsx'
import type { Words } from './use-words.ts'

interface Props {
  /** Board of the day after the one that is shown. */
  readonly board: Board
  readonly of: 'pickups' | 'returns'
  readonly now: Date
  readonly present: PresentOf
  readonly words: Words
}

/** Rentals of the next day that are shown, at most. */
const MOST = 12

/** Start of the next day: a line that leads to it and, where there is room, its first rentals. */
export function NextDay({ board, of, now, present, words }: Props) {
  const { day } = board
  const format = useFormat()
  const named = day === addDays(dateOf(toLocal(now)), 1) ? words.t('next.tomorrow') : format.date(day, 'weekdayLong')
  const isAhead = ({ at, tone }: BoardPickup | BoardReturn) => tone !== 'done' && dateOf(at) === day
  const pickups = of === 'pickups' ? board.pickups.filter(isAhead) : []
  const returns = of === 'returns' ? board.returns.filter(isAhead) : []
  const times = [...pickups, ...returns].map(({ at }) => at).toSorted()
  const most = fewOf(times, MOST).length
  const shown = { day, present, words, next: true }
  return (
    <>
      <Link
        data-row=""
        to={`?day=${day}`}
        className="mt-4 grid min-h-9 grid-cols-[1fr_auto] items-center gap-2.5 border-t border-line text-meta font-semibold text-ink-700 hover:bg-sand hover:text-ink-900 focus-visible:-outline-offset-2 touch:min-h-11"
      >
        {words.t(`next.${of}`, {
          day: named,
          count: times.length,
          time: times[0] === undefined ? '' : timeOf(times[0]),
        })}
        <ChevronRight aria-hidden size={14} />
      </Link>
      <ul className="max-md:hidden">
        {pickups.slice(0, most).map((row) => (
          <PickupRow key={row.reference} row={row} clock={null} atDesk {...shown} />
        ))}
        {returns.slice(0, most).map((row) => (
          <ReturnRow key={row.reference} row={row} now={now} {...shown} />
        ))}
        {times.length > most && <Rest day={day} words={words.t('side.more', { count: String(times.length - most) })} />}
      </ul>
    </>
  )
}

/** Leads to the day that holds the rest. */
const Rest = ({ day, words }: { readonly day: string; readonly words: string }) => (
  <li className="border-t border-line">
    <Link
      data-row=""
      to={`?day=${day}`}
      className="grid min-h-9 items-center text-meta text-ink-500 hover:bg-sand hover:text-ink-900 focus-visible:-outline-offset-2 touch:min-h-11"
    >
      {words}
    </Link>
  </li>
)
