/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a table's elements cannot be placed freely, as lines out of sight need */
import { ArrowUp, Check, CircleAlert } from 'lucide-react'
import { memo } from 'react'
import { useTranslations } from 'use-intl'

import type { PlanBar } from '#contract/staff-plan.ts'
import type { LocalDateTime } from '#domain/period.ts'
import { classes } from '#ui/classes.ts'
import { useBranchLabel } from '../frame/use-branch-label.ts'
import { HEAD_EDGE, isNarrow, xOf, type Axis, type Span } from './axis.ts'
import { Away } from './away-stretches.tsx'
import { BarView, type BarTexts } from './bar-view.tsx'
import { useBarWords, useMoments } from './bar-words.ts'
import { lookOf, useLift } from './lift.ts'
import { FreeStretch } from './free-stretch.tsx'
import type { CarLine } from './rows.ts'

interface Props {
  readonly line: CarLine
  readonly index: number
  readonly top: number
  readonly width: number
  readonly left: number
  readonly axis: Axis
  readonly now: LocalDateTime
  readonly span: Span
  readonly bars: readonly PlanBar[]
  /** Branch at the beginning of what is known; undefined before that. */
  readonly place: number | undefined
  /** Entry of the line that is the stop of the arrow keys. */
  readonly stop: number | null
  /** Whether its head is. */
  readonly isHead: boolean
  /** Free stretch that is. */
  readonly gapFrom: LocalDateTime | null
  readonly gapTo: LocalDateTime | null
  /** Whether the address leads to it. */
  readonly sought: boolean
  readonly branchName: (id: number) => string
}

const none: readonly PlanBar[] = []
export { none as noBars }

/** Line of a car: its plate, and what it does. */
export const CarRow = memo(function CarRow(props: Props) {
  const { line, index, top, width, left, axis, now, span, bars, place, stop, sought } = props
  const { isHead, gapFrom, gapTo, branchName } = props
  const look = useLift((lift) => lookOf(lift, line.id))
  const [what] = look.split('|')
  const held = useLift((lift) => (lift?.bar.car === line.id && lift.mode === 'move' ? lift.bar.id : null))
  const chosen = useLift((lift) => (lift?.mode === 'swap' ? `${lift.bar.id} ${lift.other?.id ?? ''}` : ''))
  const clashes = useLift((lift) => lift?.verdict?.trouble?.by.map(({ id }) => id).join(' ') ?? '')
  const withoutCar = useTranslations('staff.planner')('withoutCar')
  const timed = axis.dayWidth >= TIMED
  const textsOf = useBarTexts({ plate: line.kind === 'lane' ? withoutCar : line.plate, now, branchName, timed })
  const shown = bars.filter((bar) => bar.since < span.to && (bar.until === null || bar.until > span.from))
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-car={line.id}
      data-look={what === '' ? undefined : what}
      className="plan-row absolute top-0 left-0 z-10 h-(--plan-row) border-b border-line/70"
      style={{ width, transform: `translateY(${top}px)` }}
    >
      <CarHead {...{ line, left, sought, isHead }} />
      <Away {...{ bars, axis, left, span, place, now }} branch={line.branch} />
      {gapFrom !== null && gapTo !== null && (
        <FreeStretch from={gapFrom} to={gapTo} plate={line.plate} {...{ axis, left }} />
      )}
      {shown.map((bar) => (
        <BarView
          key={bar.id}
          {...{ bar, axis, left, now }}
          {...textsOf(bar)}
          stop={stop === bar.id}
          lifted={held === bar.id}
          chosen={chosen !== '' && chosen.split(' ').includes(String(bar.id))}
          clash={clashes !== '' && clashes.split(' ').includes(String(bar.id))}
        />
      ))}
      {what !== '' && <Slot look={look} axis={axis} left={left} />}
    </div>
  )
})

/** Head of a line: the plate and model of its car, or that its bookings have none. */
function CarHead({ line, left, sought, isHead }: Pick<Props, 'line' | 'left' | 'sought' | 'isHead'>) {
  const t = useTranslations('staff.planner')
  const narrow = isNarrow(left)
  return (
    <div
      role="rowheader"
      {...(line.kind === 'car' && { 'data-head': line.id, tabIndex: isHead ? 0 : -1 })}
      className={classes(
        'plan-car outline-offset-[-2px] sticky left-0 z-20 flex h-[calc(var(--plan-row)-1px)] border-r border-line text-meta whitespace-nowrap',
        narrow ? 'flex-col justify-center pr-1 pl-3' : 'items-center gap-2 pr-3 pl-5',
        sought ? 'bg-amber-100' : 'bg-paper',
      )}
      style={{ width: left + HEAD_EDGE }}
    >
      {line.kind === 'lane' ? (
        <span className="flex items-center gap-1.5 text-xs font-semibold text-danger">
          <CircleAlert aria-hidden size={14} className="shrink-0" />
          {t('withoutCar')}
        </span>
      ) : (
        <span className="plate text-[0.78125rem]">{line.plate}</span>
      )}
      <span
        className={classes(
          'text-xs leading-3.5 text-ink-500',
          // A long name takes two lines beside the plate; below it only a finger's row is high enough.
          narrow
            ? 'truncate touch:line-clamp-2 touch:leading-3 touch:whitespace-normal'
            : 'ml-auto line-clamp-2 min-w-0 text-right text-balance whitespace-normal',
        )}
      >
        {line.vehicle}
      </span>
    </div>
  )
}

/** Width of a day in pixels from which bars say their times. */
const TIMED = 480

interface TextsOf extends Pick<Props, 'now' | 'branchName'> {
  readonly plate: string
  /** Whether there is room for their times. */
  readonly timed: boolean
}

/** Words of the bars of a car. */
function useBarTexts({ plate, now, branchName, timed }: TextsOf): (bar: PlanBar) => BarTexts {
  const t = useTranslations('staff.planner')
  const branchLabel = useBranchLabel()
  const { nameOf, spokenOf, lateOf, lateTimeOf } = useBarWords()
  const { near } = useMoments()
  return (bar) => {
    const more = [
      timed && bar.ends !== null ? `${near(bar.since)} – ${near(bar.ends)}` : '',
      bar.fixed && bar.kind === 'rental' ? t('fixed') : '',
      bar.kind === 'rental' && bar.from !== bar.to ? t('toBranch', { branch: branchLabel(bar.to) }) : '',
    ]
    return {
      name: nameOf(bar, branchLabel),
      spoken: spokenOf(bar, plate, branchName, now),
      more: more.filter((word) => word !== '').join(', '),
      late: lateOf(bar, now),
      lateTime: lateTimeOf(bar, now),
    }
  }
}

/** Place on a line where the lifted rental would be, with why it fits. */
function Slot({ look, axis, left }: { readonly look: string; readonly axis: Axis; readonly left: number }) {
  const t = useTranslations('staff.planner.lift')
  const { dated } = useMoments()
  const [what, until = ''] = look.split('|')
  const start = useLift((lift) => lift?.start ?? null)
  const end = useLift((lift) => lift?.end ?? null)
  if (start === null || end === null || what === 'dim' || what === 'over') return null
  const x = xOf(axis, start)
  const place = { left: left + x, width: Math.max(6, xOf(axis, end) - x) }
  if (what === 'from') {
    return (
      <span
        className="pointer-events-none absolute top-1 h-(--plan-bar) truncate rounded-[6px] border-[1.5px] border-dashed border-petrol-300 px-2 text-xs leading-5.5 text-ink-500"
        style={place}
      >
        {t('was')}
      </span>
    )
  }
  const words = {
    fits: until === '' ? t('free') : t('freeUntil', { time: dated(until) }),
    upgrade: t('upgrade'),
    asked: t('asking'),
  }
  const Icon = what === 'fits' ? Check : what === 'upgrade' ? ArrowUp : null
  return (
    <span
      className={classes(
        'pointer-events-none absolute top-0.75 flex h-[calc(var(--plan-bar)+2px)] items-center gap-1.5 truncate rounded-[6px] border-[1.5px] border-petrol-600 bg-petrol-600/10 px-2 text-xs font-semibold text-petrol-800',
        what !== 'fits' && 'border-dashed bg-petrol-600/5',
      )}
      style={place}
    >
      {Icon && <Icon aria-hidden size={12} strokeWidth={2.5} className="shrink-0" />}
      {words[what as keyof typeof words]}
    </span>
  )
}
