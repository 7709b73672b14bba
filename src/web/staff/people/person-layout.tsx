import type { ReactNode } from 'react'

import { classes } from '#ui/classes.ts'

interface Props {
  /** Notices, and the facts for which one comes to the page. */
  readonly head: ReactNode
  /** At the right, or at the end where there is no room for a column. */
  readonly acts: ReactNode
  /** The part for which one comes, such as the rentals. */
  readonly first: ReactNode
  /** Parts below it. */
  readonly below?: ReactNode
  /** Parts of the second column. */
  readonly beside: ReactNode
  /** Part with a column of its own in a very wide window, else the end of the first or the second one. */
  readonly last: ReactNode
  readonly lastUnder: 'first' | 'beside'
}

const left = 'wide:col-start-1 wide:pr-5 min-[120rem]:pr-7'
const middle = 'wide:col-start-2 wide:pl-5 min-[120rem]:px-7'
const part = 'grid min-w-0 content-start gap-6 px-4 pt-6 empty:hidden md:px-6'

/** Page of a customer or a company: what matters first, its parts in measured columns, the acts at the right. */
export const PersonLayout = ({ head, acts, first, below, beside, last, lastUnder }: Props) => (
  <div className="grid min-h-full grid-cols-[minmax(0,1fr)] content-start pb-7 lg:max-wide:grid-cols-2 wide:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_20.75rem] wide:grid-rows-[auto_auto_auto_1fr] wide:pb-0 min-[120rem]:grid-cols-[minmax(0,44fr)_minmax(0,36fr)_minmax(0,36fr)_23.75rem]">
    <div className="col-span-full min-w-0 px-4 pt-4 md:px-6 md:pt-6 wide:col-end-3 min-[120rem]:col-end-4">{head}</div>
    <div className={classes(part, left, 'lg:max-wide:col-span-full', lastUnder === 'beside' && 'wide:row-[2/5]')}>
      {first}
    </div>
    <div className={classes(part, left, 'wide:row-start-3')}>{below}</div>
    <div className={classes(part, middle, lastUnder === 'first' ? 'wide:row-[2/5] wide:pb-7' : 'wide:row-start-2')}>
      {beside}
    </div>
    <div
      className={classes(
        part,
        lastUnder === 'first' ? left : middle,
        lastUnder === 'first' ? 'wide:row-start-4' : 'wide:row-[3/5]',
        'wide:pb-7 min-[120rem]:col-start-3 min-[120rem]:row-[2/5] min-[120rem]:px-7',
      )}
    >
      {last}
    </div>
    <aside className="px-4 pt-6 md:px-6 lg:max-wide:col-span-full wide:-col-end-1 wide:row-[1/5] wide:border-l wide:border-line wide:bg-[#fbfaf8] wide:px-6 wide:pt-6 wide:pb-8">
      {acts}
    </aside>
  </div>
)
