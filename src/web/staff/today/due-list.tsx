import { useState } from 'react'

import type { BoardDrive, BoardDue } from '#contract/staff-board.ts'
import type { PresentOf } from '../frame/presence.ts'
import { Problem } from '../ui/problem.tsx'
import { DueRow } from './due-row.tsx'
import { keyOf } from './due-words.ts'
import { fewOf } from './few-of.ts'
import { SectionHead } from './section-head.tsx'
import { TintedRows } from './tint.tsx'
import { useActs } from './use-acts.ts'
import type { Words } from './use-words.ts'

/** As many as a look takes in, and room is left for the day below them. */
const MOST = 5

/** Answer to „what now?“: what is due, in its order, each with its one act. */
export function DueList({
  due,
  now,
  words,
  onArrive,
  present,
}: {
  readonly due: readonly BoardDue[]
  readonly now: Date
  readonly words: Words
  /** Asks when the car of a drive arrived. */
  readonly onArrive: (drive: BoardDrive) => void
  readonly present: PresentOf
}) {
  const { t } = words
  const acts = useActs()
  const [unfolded, setUnfolded] = useState(false)
  const few = fewOf(due, MOST)
  const folded = due.length - few.length
  const shown = unfolded ? due : few
  return (
    <section aria-label={t('due.title')}>
      <SectionHead title={t('due.title')} count={due.length === 0 ? undefined : due.length} />
      <Problem words={acts.problem} />
      {due.length === 0 ? (
        <p className="pt-1 pb-6 text-ink-500">{t('due.none')}</p>
      ) : (
        <ul className="mt-0.5 mb-5 overflow-hidden rounded-card border border-line bg-white shadow-low">
          <TintedRows names={due.map(keyOf)}>
            {shown.map((one, index) => (
              <DueRow key={keyOf(one)} due={one} first={index === 0} {...{ now, words, acts, onArrive, present }} />
            ))}
          </TintedRows>
          {folded > 0 && (
            <li className="border-t border-line">
              <button
                type="button"
                data-row=""
                aria-expanded={unfolded}
                onClick={() => setUnfolded(!unfolded)}
                className="press min-h-9 w-full px-4 text-left text-meta text-ink-500 hover:bg-sand hover:text-ink-900 focus-visible:-outline-offset-2 touch:min-h-11"
              >
                {unfolded ? t('due.fewer') : t('due.others', { count: folded })}
              </button>
            </li>
          )}
        </ul>
      )}
    </section>
  )
}
