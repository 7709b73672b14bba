import type { ReactNode } from 'react'

import type { MemberPages } from '#api/server-state.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNotice } from './error-notice.tsx'

/** Button for the next page of a list, and why that did not come. @param props.onLast called after the last page */
export function More({
  pages,
  onLast,
  children,
}: {
  readonly pages: Pick<
    MemberPages<'getAgreements'>,
    'error' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
  > & { readonly fetchNextPage: () => Promise<{ readonly hasNextPage: boolean }> }
  readonly onLast?: () => void
  readonly children: ReactNode
}) {
  const more = async () => {
    const { hasNextPage } = await pages.fetchNextPage()
    if (!hasNextPage) onLast?.()
  }
  return (
    <>
      <ErrorNotice error={pages.isFetchNextPageError ? (pages.error?.error ?? null) : null} />
      {pages.hasNextPage && (
        <Button variant="quiet" className="mt-6" busy={pages.isFetchingNextPage} onClick={() => void more()}>
          {children}
        </Button>
      )}
    </>
  )
}
