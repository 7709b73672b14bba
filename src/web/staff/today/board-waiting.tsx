import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { Board } from '#contract/staff-board.ts'
import { useLiveState } from '../frame/live.tsx'
import { Button } from '../ui/act-button.tsx'
import { Problem } from '../ui/problem.tsx'

const ROWS = [0, 1, 2, 3, 4, 5]

interface Props {
  readonly asked: UseQueryResult<Board>
  /** Whether that takes noticeably long. */
  readonly late: boolean
}

/** In place of a board that is on its way: its rows in sand; or why it does not come, and what to do. */
export function NotHere({ asked, late }: Props) {
  const t = useTranslations('staff')
  const away = useLiveState().kind === 'away'
  const [failed, setFailed] = useState(false)
  const isHere = asked.data !== undefined
  const fails = asked.error !== null || (away && !isHere && asked.failureCount > 0)
  // It stays while it is tried again: the words need not come and go with every try.
  if (fails !== failed && (fails || isHere)) setFailed(fails)
  if (failed)
    return (
      <div className="flex flex-wrap items-center gap-3 px-6 pt-4 max-md:px-4">
        <Problem words={away && !isHere ? t('today.notHere') : asked.error?.error.message || t('failed.load')} />
        <Button onClick={() => void asked.refetch()}>{t('retry')}</Button>
      </div>
    )
  if (isHere) return null
  return (
    <output className="flex flex-col gap-px p-6">
      <span className="sr-only">{t('loading')}</span>
      {late && ROWS.map((row) => <span key={row} aria-hidden className="h-12 rounded-field bg-sand" />)}
    </output>
  )
}
