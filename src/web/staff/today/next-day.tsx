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

/** Begin of the next day, in a line that leads to it. */
export function NextDay({ board, of, t }: Props) {
  const times = board[of].map(({ at }) => at).filter((at) => dateOf(at) === board.day)
  const [first] = times.toSorted()
  return (
    <Link
      data-row=""
      to={`?day=${board.day}`}
      className="grid min-h-9 grid-cols-[1fr_auto] items-center gap-2.5 border-t border-line text-meta text-ink-500 hover:bg-sand hover:text-ink-900 focus-visible:-outline-offset-2 touch:min-h-11"
    >
      {t(`next.${of}`, { count: times.length, time: first === undefined ? '' : timeOf(first) })}
      <ChevronRight aria-hidden size={14} />
    </Link>
  )
}
