import { ChevronDown } from 'lucide-react'
import { Fragment, useState, type ReactNode } from 'react'

import type { BoardPickup, BoardReturn } from '#contract/staff-board.ts'
import { timeOf } from '#domain/period.ts'
import { classes } from '#ui/classes.ts'
import { shownTimeOf } from './day-row.tsx'
import { SectionHead } from './section-head.tsx'
import { TintedRows } from './tint.tsx'

interface Props<Row> {
  readonly title: string
  /** '7 offen', beside the title; undefined where nothing is. */
  readonly count: string | undefined
  /** '6 erledigt', the button that shows what is done. */
  readonly doneWords: (count: number) => string
  readonly none: string
  readonly rows: readonly Row[]
  /** Berlin's wall-clock time, where a line tells past from future; null on other days. */
  readonly clock: string | null
  readonly renderRow: (row: Row) => ReactNode
  /** Whether a phone shows only what comes next: of this day or, once nothing is left of it, of the next. */
  readonly brief: boolean
  /** Line about the next day, below the list. */
  readonly after?: ReactNode
}

/**
 * Pickups or returns: what is done in the order in which it was, folded away but for the last of it, then the rest in that
 * of its time.
 */
export function RentalList<Row extends BoardPickup | BoardReturn>({
  title,
  count,
  doneWords,
  none,
  rows,
  clock,
  renderRow,
  brief,
  after,
}: Props<Row>) {
  // The list of another day is looked at as a whole.
  const [unfolded, setUnfolded] = useState(clock === null)
  const done = rows.filter(isDone).toSorted((a, b) => shownTimeOf(a).localeCompare(shownTimeOf(b)))
  const folds = done.length > 1
  const shown = [...(unfolded ? done : done.slice(-1)), ...rows.filter((row) => !isDone(row))]
  const open = rows.some((row) => !isDone(row))
  const line = clock === null ? -1 : shown.findIndex((row) => !isDone(row) && row.at >= clock)
  return (
    <section
      aria-label={title}
      className={classes('min-w-0', brief && !open && after === undefined && 'max-md:hidden')}
    >
      <SectionHead title={title} count={count}>
        {folds ? (
          <button
            type="button"
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
            className={classes(
              'inline-flex items-center gap-1 hover:text-ink-900 touch:-my-3 touch:min-h-11',
              brief && 'max-md:hidden',
            )}
          >
            {doneWords(done.length)}
            <ChevronDown aria-hidden size={12} className={classes('transition-transform', unfolded && 'rotate-180')} />
          </button>
        ) : (
          done.length > 0 && doneWords(done.length)
        )}
      </SectionHead>
      <TintedRows names={rows.map(({ reference }) => reference)}>
        {rows.length === 0 ? (
          <p className="border-t border-line py-3 text-ink-500">{none}</p>
        ) : (
          <ul className={brief ? onlyNext : undefined}>
            {shown.map((row, index) => (
              <Fragment key={row.reference}>
                {index === line && clock !== null && <NowLine clock={timeOf(clock)} brief={brief} />}
                {renderRow(row)}
              </Fragment>
            ))}
          </ul>
        )}
      </TintedRows>
      {after !== undefined && <div className={brief && open ? 'max-md:hidden' : undefined}>{after}</div>}
    </section>
  )
}

const isDone = ({ tone }: BoardPickup | BoardReturn): boolean => tone === 'done'

/** On a phone, nothing but the first five rows that are not done. */
const onlyNext =
  'max-md:[&>:not([data-open])]:hidden max-md:[&>[data-open]~[data-open]~[data-open]~[data-open]~[data-open]~[data-open]]:hidden'

/** The present moment, in place of the edge between two rows. @param brief whether a phone does without it */
const NowLine = ({ clock, brief }: { readonly clock: string; readonly brief: boolean }) => (
  <li
    aria-hidden
    className={classes(
      'relative z-1 -my-px flex h-4.5 items-center gap-2.5 after:h-[1.5px] after:flex-1 after:bg-petrol-600',
      brief ? 'md:[&+li]:border-transparent' : '[&+li]:border-transparent',
    )}
  >
    <span className="-ml-1.5 rounded-full bg-petrol-600 px-1.75 py-0.75 text-[0.6875rem] leading-none font-semibold text-white">
      {clock}
    </span>
  </li>
)
