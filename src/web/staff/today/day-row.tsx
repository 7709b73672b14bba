import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import type { BoardPickup, BoardReturn } from '#contract/staff-board.ts'
import { dateOf, timeOf, toLocal } from '#domain/period.ts'
import { useFormat } from '#rental/use-format.ts'
import { classes } from '#ui/classes.ts'
import { useStaffHref } from '../frame/staff-href.ts'
import type { PresentOf } from '../frame/presence.ts'
import { PresenceMark } from '../ui/presence-mark.tsx'
import { bookingHref } from './due-words.ts'
import { Tint } from './tint.tsx'

/** Berlin wall-clock time that a row shows: the agreed one or, once it is done, the one at which that was. */
export const shownTimeOf = ({ at, tone, doneAt }: BoardPickup | BoardReturn): string =>
  tone === 'done' && doneAt !== null ? toLocal(new Date(doneAt)) : at

/** One rental in a list: time, person, plate and class, trouble; a link to its page. */
export function RentalRow({
  row,
  day,
  detail,
  present,
  next = false,
  children,
}: {
  readonly row: BoardPickup | BoardReturn
  /** Day that is shown; a row of an earlier one says its own. */
  readonly day: string
  readonly present: PresentOf
  /** Whether it is of the next day: a car that left today may be back by then, and one id stands once on a page. */
  readonly next?: boolean | undefined
  /** Second line, after the plate: the class, then what is particular. */
  readonly detail: readonly string[]
  /** State at the end of the row. */
  readonly children: ReactNode
}) {
  const href = useStaffHref()
  const done = row.tone === 'done'
  return (
    <li
      id={next ? undefined : `row-${row.reference}`}
      className="relative isolate scroll-mt-4 border-t border-line"
      data-open={!done || undefined}
    >
      {!next && <Tint name={row.reference} of={row} />}
      <Link
        data-row=""
        to={href(bookingHref(row.reference))}
        className={classes(
          'grid grid-cols-[3rem_1fr_auto] content-center items-center gap-x-2.5 py-1 hover:bg-sand focus-visible:-outline-offset-2 touch:min-h-14',
          done ? 'min-h-9 text-ink-500' : 'min-h-12.25',
        )}
      >
        <Clock at={shownTimeOf(row)} day={day} done={done} />
        {/* In a narrow column the second line runs below the state as well. */}
        <span className="min-w-0 max-lg:contents">
          <span className={classes('block min-w-0 truncate leading-4.5', done ? 'font-medium' : 'font-semibold')}>
            {row.name}
            {done && row.model !== null && ` · ${row.model}`}
          </span>
          {!done && (
            <span className="flex min-w-0 items-baseline-last gap-1.5 text-[0.78125rem]/4.25 text-ink-500 max-lg:col-span-2 max-lg:col-start-2">
              {row.plate !== null && <span className="plate text-ink-700">{row.plate}</span>}
              <Detail parts={detail} />
            </span>
          )}
        </span>
        <span className="flex items-center gap-1.5 text-meta text-ink-500 max-lg:col-start-3 max-lg:row-start-1">
          <PresenceMark present={present(row.reference)} />
          {done && row.state !== 'no_show' ? <Checked>{children}</Checked> : children}
        </span>
      </Link>
    </li>
  )
}

/** Words of the second line. Where they do not all fit, the class is left out: it wraps to a line above the visible one. */
const Detail = ({ parts: [kind, ...rest] }: { readonly parts: readonly string[] }) =>
  rest.length === 0 ? (
    <span className="truncate">{kind}</span>
  ) : (
    <span className="flex h-4.25 min-w-0 flex-wrap content-end overflow-hidden">
      <span className="whitespace-pre">{`${kind} · `}</span>
      <span className="max-w-full truncate">{rest.join(' · ')}</span>
    </span>
  )

const Checked = ({ children }: { readonly children: ReactNode }) => (
  <>
    <Check aria-hidden size={14} strokeWidth={2.25} className="text-success" />
    <span className="sr-only">{children}</span>
  </>
)

/** Time of a row, with its day where that is another than the one that is shown; red while it waits. */
function Clock({ at, day, done }: { readonly at: string; readonly day: string; readonly done: boolean }) {
  const format = useFormat()
  return (
    <span className={classes('clock text-sm/4.5 max-lg:row-span-2 max-lg:self-center', done && 'font-medium!')}>
      {timeOf(at)}
      {dateOf(at) !== day && (
        <small
          className={classes(
            'block font-text text-[0.6875rem]/4 font-medium tracking-normal whitespace-nowrap',
            !done && 'text-danger',
          )}
        >
          {format.date(at, 'day')}
        </small>
      )}
    </span>
  )
}
