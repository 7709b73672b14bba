import { useEffect, useState } from 'react'

import type { Board } from '#contract/staff-board.ts'

/** Time in ms for which the day before stays, heading and all: most answers come within it. */
const PATIENCE_MS = 200

interface Shown {
  /** The one that is asked for, or for a moment the one before of the same branch, so that a quick answer does not flicker. */
  readonly board: Board | undefined
  /** Whether the one that is asked for takes noticeably long. */
  readonly late: boolean
}

/**
 * Board on the page. The heading has to name the day of the board that this gives, never another.
 * @param asked the one that is asked for; undefined while it is on its way
 */
export function useShown(asked: Board | undefined, branch: number | undefined): Shown {
  const [kept, setKept] = useState<Board | 'late' | undefined>(asked)
  if (asked !== undefined && asked !== kept) setKept(asked)
  const waits = asked === undefined
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => setKept('late'), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [waits])
  const held = asked ?? kept
  if (held === 'late') return { board: undefined, late: true }
  return { board: held?.branch.id === branch ? held : undefined, late: false }
}
