import type { ReactNode } from 'react'

import { classes } from '#ui/classes.ts'

interface Props {
  readonly chosen: boolean
  readonly onChoose: () => void
  /** Four pieces: two lines of a wide and a narrow column. */
  readonly children: ReactNode
}

/** Look of an entry whose content stands beside its list while it is chosen. */
export const queueRow = (chosen: boolean): string =>
  classes(
    'press relative grid min-h-14 w-full grid-cols-[minmax(0,1fr)_auto] content-center items-baseline gap-x-3 px-4 py-2 text-left focus-visible:-outline-offset-2 md:px-6',
    chosen
      ? 'bg-petrol-50 before:absolute before:inset-y-0 before:left-0 before:w-0.75 before:bg-petrol-600'
      : 'hover:bg-sand/60',
  )

/** Entry of a list whose chosen one is open beside it. */
export const QueueRow = ({ chosen, onChoose, children }: Props) => (
  <li className="border-b border-line">
    <button type="button" aria-current={chosen ? 'true' : undefined} onClick={onChoose} className={queueRow(chosen)}>
      {children}
    </button>
  </li>
)
