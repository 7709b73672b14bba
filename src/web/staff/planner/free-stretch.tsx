/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a table's elements cannot be placed freely, as lines out of sight need */
import { useTranslations } from 'use-intl'

import { Kbd } from '../ui/kbd.tsx'
import { xOf, type Axis, type Span } from './axis.ts'
import { useMoments } from './bar-words.ts'

interface Props extends Span {
  readonly plate: string
  readonly axis: Axis
  readonly left: number
}

/** Free stretch of a car at which the arrow keys are; it is seen while it has the focus. */
export function FreeStretch({ from, to, plate, axis, left }: Props) {
  const t = useTranslations('staff.planner')
  const { full } = useMoments()
  const start = xOf(axis, from)
  return (
    <div
      role="gridcell"
      tabIndex={0}
      data-gap=""
      className="plan-gap pointer-events-none absolute top-1 flex h-(--plan-bar) items-center rounded-[6px] border-[1.5px] border-dashed border-petrol-600 bg-petrol-50 px-2 text-xs font-semibold whitespace-nowrap text-petrol-800 opacity-0 focus-visible:opacity-100"
      style={{ left: left + start, width: xOf(axis, to) - start }}
    >
      <span className="sr-only">{t('spoken.free', { plate, start: full(from), end: full(to) })}</span>
      <span aria-hidden className="plan-label flex w-0 items-center gap-1.5">
        {t('lift.free')} <Kbd keys="Enter" />
      </span>
    </div>
  )
}
