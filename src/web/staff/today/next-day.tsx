import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'

import type { Board } from '#contract/staff-board.ts'
import { dateOf, timeOf } from '#domain/period.ts'
import type { Words } from './use-words.ts'

interface Props {
  /** Board of the day after the one that is shown. */
  readonly board: Board
  readonly of: 'pickups' | 'returns'
  readonly t: Words['t']
}

/** Start of the next day, in a line that leads to it. */
export function NextDay({ board, of, t }: Props) {
  const ahead = board[of].filter(({ at, tone }) => tone !== 'done' && dateOf(at) === board.day)
  const [first] = ahead.map(({ at }) => at).toSorted()
  return (
    <Link
      data-row=""
      to={`?day=${board.day}`}
      className="grid min-h-9 grid-cols-[1fr_auto] items-center gap-2.5 border-t border-line text-meta text-ink-500 hover:bg-sand hover:text-ink-900 focus-visible:-outline-offset-2 touch:min-h-11"
    >
      {t(`next.${of}`, { count: ahead.length, time: first === undefined ? '' : timeOf(first) })}
      <ChevronRight aria-hidden size={14} />
    </Link>
  )
}
