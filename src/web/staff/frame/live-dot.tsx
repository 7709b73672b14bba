import { useTranslations } from 'use-intl'

import { timeOf, toLocal } from '#domain/period.ts'
import { useLiveState } from './live.tsx'

/** Whether the page follows what happens: a dot, or since when it only asks. */
export function LiveDot() {
  const t = useTranslations('staff.live')
  const state = useLiveState()
  if (state.kind === 'live') {
    return (
      <span className="off-paper flex items-center gap-1.5 text-meta text-ink-500">
        <span aria-hidden className="size-1.75 rounded-full bg-success" />
        {t('live')}
      </span>
    )
  }
  const time = timeOf(toLocal(new Date(state.since)))
  return (
    <output className="off-paper inline-flex min-h-5 items-center rounded-full border border-dashed border-ink-500 px-2 text-xs font-semibold text-ink-700">
      {t(state.kind, { time })}
    </output>
  )
}
