import type { ReactNode } from 'react'

interface Props {
  /** Notices, and the facts for which one comes to the page. */
  readonly head: ReactNode
  readonly acts: ReactNode
  readonly children: ReactNode
}

/**
 * Page of a customer or a company: what matters first, its parts below, the acts at the right. Where there is no room at
 * the right, the acts stand above the parts.
 */
export const PersonLayout = ({ head, acts, children }: Props) => (
  <div className="grid min-h-full grid-cols-[minmax(0,1fr)] content-start wide:grid-cols-[minmax(0,1fr)_20.75rem] min-[120rem]:grid-cols-[minmax(0,1fr)_23.75rem] wide:grid-rows-[auto_1fr]">
    <div className="min-w-0 px-4 pt-5 md:px-8 md:pt-7">{head}</div>
    <aside className="px-4 pt-5 md:px-8 wide:row-span-2 wide:border-l wide:border-line wide:bg-[#fbfaf8] wide:px-5 wide:pt-7 wide:pb-8">
      {acts}
    </aside>
    <div className="min-w-0 px-4 pt-6 pb-7 md:px-8">{children}</div>
  </div>
)
