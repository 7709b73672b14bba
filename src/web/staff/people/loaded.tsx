import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { Refusal } from '#api/server-state.tsx'
import { classes } from '#ui/classes.ts'
import { Button } from '../ui/act-button.tsx'
import { isGone } from '../ui/is-gone.ts'

interface Asked<Data> {
  readonly data: Data | undefined
  readonly isError: boolean
  readonly error?: Refusal | null
  readonly refetch: () => unknown
}

/** Answer of a call, once it is there; before that its rows in sand, and what to do where it does not come. */
export function Loaded<Data>({
  asked,
  inset = true,
  gone,
  children,
}: {
  readonly asked: Asked<Data>
  /** Whether it stands at the edge of its page; false inside of what is inset already. */
  readonly inset?: boolean
  /** Words where there is no such thing, or it is none of the reader's. */
  readonly gone?: string
  readonly children: (data: Data) => ReactNode
}) {
  const t = useTranslations('staff')
  if (asked.data !== undefined) return children(asked.data)
  if (gone !== undefined && isGone(asked))
    return (
      <p role="alert" className="max-w-160 px-4 py-6 text-ink-700 md:px-6">
        {gone}
      </p>
    )
  if (asked.isError)
    return (
      <div role="alert" className={classes('flex flex-wrap items-center gap-3', inset ? 'p-6' : 'py-3')}>
        <p>{t('failed.load')}</p>
        <Button onClick={() => void asked.refetch()}>{t('retry')}</Button>
      </div>
    )
  return (
    <output aria-busy="true" aria-label={t('loading')} className={classes('block', inset && 'px-4 py-1 md:px-6')}>
      {[0, 1, 2, 3, 4].map((row) => (
        <span key={row} className="flex h-12.25 items-center border-t border-line first:border-t-0">
          <span className="h-3 w-2/3 rounded-full bg-sand" />
        </span>
      ))}
    </output>
  )
}

/** Heading of a list, with an act at its right. */
export const ListHead = ({
  title,
  count,
  act,
}: {
  readonly title: string
  readonly count?: number
  readonly act?: ReactNode
}) => (
  <div className="flex min-h-9 items-center justify-between gap-3 border-b border-line pb-1.5">
    <h2 className="font-display text-sm font-semibold">
      {title}
      {count !== undefined && <span className="figures ml-1.5 font-text font-normal text-ink-500">{count}</span>}
    </h2>
    {act}
  </div>
)
