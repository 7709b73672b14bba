import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

import { timeOf, toLocal } from '#domain/period.ts'
import { useLiveState } from './live.tsx'

/** Dot of a page that follows what happens; while it cannot, the line below says so (`LostLine`). */
export function LiveDot() {
  const t = useTranslations('staff.live')
  if (useLiveState().kind !== 'live') return null
  return (
    <span className="off-paper flex items-center gap-1.5 text-meta text-ink-500">
      <span aria-hidden className="size-1.75 rounded-full bg-success" />
      <span className="max-[24rem]:sr-only">{t('live')}</span>
    </span>
  )
}

/** Time in ms in which a line opens as a rule: nobody is told of a gap that short. */
const PATIENCE_MS = 3_000

/** Says on every page since when nothing comes by itself, and whether the server answers at all. */
export function LostLine() {
  const t = useTranslations('staff.live')
  const state = useLiveState()
  const since = state.kind === 'live' ? null : state.since
  const [told, setTold] = useState<number | null>(null)
  useEffect(() => {
    if (since === null) return
    const timer = setTimeout(() => setTold(since), Math.max(0, since + PATIENCE_MS - Date.now()))
    return () => clearTimeout(timer)
  }, [since])
  const lost = state.kind !== 'live' && told === state.since
  return (
    <output className="off-paper empty:absolute">
      {lost && (
        <span className="inline-flex min-h-5 items-center rounded-full border border-dashed border-ink-500 px-2 text-xs font-semibold text-ink-700">
          {t(state.kind, { time: timeOf(toLocal(new Date(state.since))) })}
        </span>
      )}
    </output>
  )
}
