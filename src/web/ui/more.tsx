import type { ReactNode } from 'react'

import { Button } from './button.tsx'

/** List that comes in pages. */
interface Pages {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly fetchNextPage: () => Promise<{ readonly hasNextPage: boolean }>
}

interface MoreProps {
  readonly pages: Pages
  /** Reason why the next page did not come; shown only then. */
  readonly failure: ReactNode
  /** Called after the last page, with which the button disappears. */
  readonly onLast?: () => void
  readonly className?: string
  readonly children: ReactNode
}

/** Button for the next page of a list. */
export function More({ pages, failure, onLast, className, children }: MoreProps) {
  const more = async () => {
    const { hasNextPage } = await pages.fetchNextPage()
    if (!hasNextPage) onLast?.()
  }
  return (
    <>
      {pages.isFetchNextPageError && failure}
      {pages.hasNextPage && (
        <Button variant="quiet" className={className} busy={pages.isFetchingNextPage} onClick={() => void more()}>
          {children}
        </Button>
      )}
    </>
  )
}
