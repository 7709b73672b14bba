import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Spinner } from '#ui/spinner.tsx'

type Query = Pick<UseQueryResult, 'data' | 'isError' | 'isFetching' | 'errorUpdateCount' | 'refetch'>

/**
 * Shows the answer of a query; until then, that it is on its way or did not come. When a refresh fails, the old answer
 * stays on the page, because the customer may be typing into a form that was made from it.
 */
export function Loaded<Data>({
  query,
  children,
}: {
  readonly query: UseQueryResult<Data>
  readonly children: (data: Data) => ReactNode
}) {
  if (query.data === undefined) return <NotYet query={query} />
  return (
    <>
      <Outdated query={query} className="mb-6" />
      {children(query.data)}
    </>
  )
}

/** While there is no answer. Once it has failed to come, the notice and its button stay while they are used. */
export function NotYet({ query }: { readonly query: Query }) {
  const failed = query.errorUpdateCount > 0
  return <Waiting failed={failed} busy={query.isFetching} onRetry={() => void query.refetch()} />
}

/** Says, if it is so, that the answer that is shown could not be asked for anew. */
export function Outdated({ query, className }: { readonly query: Query; readonly className?: string }) {
  const t = useTranslations('dashboard.frame')
  if (!query.isError || query.data === undefined) return null
  return (
    <div className={className}>
      <Waiting failed words={t('outdated')} busy={query.isFetching} onRetry={() => void query.refetch()} />
    </div>
  )
}

/** Until something is here, or where it does not come. @param props.words where more can be said of it */
export function Waiting({
  failed,
  words,
  busy = false,
  onRetry,
}: {
  readonly failed: boolean
  readonly words?: string
  readonly busy?: boolean
  readonly onRetry: () => void
}) {
  const t = useTranslations('dashboard.frame')
  const common = useTranslations('site.common')
  if (!failed) return <Spinner label={common('loading')} />
  return (
    <Notice
      kind="error"
      action={
        <Button variant="quiet" busy={busy} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      <p>{words ?? t('notLoaded')}</p>
    </Notice>
  )
}
