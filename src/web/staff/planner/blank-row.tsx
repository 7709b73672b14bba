/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a table's elements cannot be placed freely, as lines out of sight need */
import { useTranslations } from 'use-intl'

import { HEAD_EDGE } from './axis.ts'

interface Props {
  readonly index: number
  readonly top: number
  readonly width: number
  readonly left: number
}

/** Line of a car that is not known yet. */
export function BlankRow({ index, top, width, left }: Props) {
  const t = useTranslations('staff.planner')
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-busy
      className="absolute top-0 left-0 h-(--plan-row) border-b border-line/70"
      style={{ width, transform: `translateY(${top}px)` }}
    >
      <div
        role="rowheader"
        className="sticky left-0 z-20 flex h-[calc(var(--plan-row)-1px)] items-center border-r border-line bg-paper pr-3 pl-5 max-md:pl-3"
        style={{ width: left + HEAD_EDGE }}
      >
        <span aria-hidden className="h-2.5 w-16 rounded-full bg-sand-200" />
        <span className="sr-only">{t('loading')}</span>
      </div>
    </div>
  )
}
