import { Check } from 'lucide-react'
import { Link } from 'react-router'

import type { BoardPickup } from '#contract/staff-board.ts'
import { timeOf } from '#domain/period.ts'
import { useMay } from '../frame/me.tsx'
import { useStaffHref } from '../frame/staff-href.ts'
import { Button } from '../ui/act-button.tsx'
import { Problem } from '../ui/problem.tsx'
import { bookingHref } from './due-words.ts'
import { useActs } from './use-acts.ts'
import type { Words } from './use-words.ts'

export type Unready = BoardPickup & { readonly plate: string }

/** Cars that need work before their next rental, each with the minute at which it is needed and the report that it is done. */
export function PrepareRows({ rows, words }: { readonly rows: readonly Unready[]; readonly words: Words }) {
  const href = useStaffHref()
  const may = useMay()
  const { ready, problem } = useActs()
  return (
    <>
      {problem !== null && (
        <li>
          <Problem words={problem} />
        </li>
      )}
      {rows.map((row) => (
        <li
          key={row.reference}
          className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1 border-t border-line py-1"
        >
          <Link
            data-row=""
            to={href(bookingHref(row.reference))}
            className="grid min-w-40 flex-1 grid-cols-[1fr_auto] items-center gap-2 py-0.5 text-meta hover:bg-sand focus-visible:-outline-offset-2 touch:min-h-11"
          >
            <span className="truncate">
              <span className="plate text-[0.78125rem]">{row.plate}</span>{' '}
              <span className="text-ink-500">{row.needs.map((need) => words.needOf(need, row)).join(', ')}</span>
            </span>
            <span className="font-semibold">{timeOf(row.at)}</span>
          </Link>
          {may('noteCar') && (
            <Button
              data-row=""
              look="outline"
              className="px-2.5"
              busy={ready.isPending && ready.variables.plate === row.plate}
              onClick={() => ready.mutate(row)}
            >
              <Check aria-hidden size={14} />
              {words.t('side.ready')}
              <span className="sr-only">: {row.plate}</span>
            </Button>
          )}
        </li>
      ))}
    </>
  )
}
