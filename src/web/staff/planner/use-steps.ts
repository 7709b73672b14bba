import { useTranslations } from 'use-intl'

import { addDays, type LocalDateTime } from '#domain/period.ts'
import { useKeys } from '../frame/keys.tsx'
import { startOfView, xOf, type Axis, type View } from './axis.ts'
import type { Sight } from './sight.ts'

interface Steps {
  readonly axis: Axis
  readonly view: View
  readonly sight: Sight
  readonly now: LocalDateTime
  /** Day that a phone shows. */
  readonly day?: string
  readonly setDay?: (day: string) => void
}

/** Ways through time, by button and by key. */
export function useSteps({ axis, view, sight, now, day, setDay }: Steps) {
  const t = useTranslations('staff.planner.keys')
  const { dayWidth } = axis
  const toNow = () => {
    if (setDay !== undefined) return setDay(now.slice(0, 10))
    sight.scrollTo(view === 'day' ? xOf(axis, startOfView(view, now.slice(0, 10))) : xOf(axis, now) - dayWidth)
  }
  const by = (direction: number) => {
    if (day !== undefined) return setDay?.(addDays(day, direction))
    const days = { day: 1, week: 7, month: 30 }[view]
    sight.scrollBy(direction * days * dayWidth)
  }
  useKeys([
    { keys: 'ArrowLeft', label: t('earlier'), run: () => by(-1) },
    { keys: 'ArrowRight', label: t('later'), run: () => by(1) },
    { keys: 't', label: t('now'), run: toNow },
  ])
  return { toNow, by }
}
