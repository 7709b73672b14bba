/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a table's elements cannot be placed freely, as lines out of sight need */
import { ArrowLeftRight, ArrowUp, Pin, TriangleAlert, Wrench } from 'lucide-react'
import { memo } from 'react'

import type { PlanBar } from '#contract/staff-plan.ts'
import type { LocalDateTime } from '#domain/period.ts'
import { classes } from '#ui/classes.ts'
import { minutesOf, xOf, type Axis } from './axis.ts'
import { fittedWords } from './bar-room.ts'
import { isUnplaced } from './layout.ts'

/** Words of a bar, made once for each line. */
export interface BarTexts {
  readonly name: string
  readonly spoken: string
  /** Quiet words behind the name, such as where it leads. */
  readonly more: string
  readonly late: string
}

interface Props extends BarTexts {
  readonly bar: PlanBar
  readonly axis: Axis
  readonly left: number
  readonly now: LocalDateTime
  /** Whether the arrow keys are at it: one entry of the grid is a stop of the Tab key. */
  readonly stop: boolean
  readonly lifted: boolean
  /** Whether it is to swap cars. */
  readonly chosen: boolean
  readonly clash: boolean
}

const looks = {
  held: 'border-[1.5px] border-dashed border-ink-500 bg-white text-ink-700',
  kept: 'border-[1.5px] border-dashed border-ink-500 bg-white text-ink-700',
  certain: 'bg-petrol-100 text-petrol-800 inset-ring inset-ring-petrol-600/25',
  out: 'bg-petrol-600 text-white',
  back: 'bg-sand-200 font-medium text-ink-500',
  maintenance: 'bg-sand-200 text-ink-700 plan-shop',
  transfer: 'bg-ink-700 text-white',
} as const

/** Parts of a bar's width that its padding, the tip of its arrow and one of its icons take. */
const [SIDES, TIP, ICON] = [20, 8, 17]
/** Width below which a bar has less padding, so that a day of a month still has initials; and what that padding takes. */
const [TIGHT, TIGHT_SIDES] = [44, 9]

/** Arrow end of what leads to another branch. */
const arrow =
  'rounded-r-none pr-4 [clip-path:polygon(0_0,calc(100%-9px)_0,100%_50%,calc(100%-9px)_100%,0_100%)] focus-visible:[clip-path:none]'

/** Entry of a car's plan as a bar, with the time in which the car is made ready behind it. */
export const BarView = memo(function BarView(props: Props) {
  const { bar, axis, left, now, stop, lifted, chosen, clash, spoken } = props
  const look = bar.kind === 'rental' ? (bar.state ?? 'certain') : bar.kind
  const late = isLate(bar, now)
  const start = xOf(axis, bar.since)
  const end = xOf(axis, bar.ends ?? bar.until ?? lastOf(axis))
  const ready = bar.kind === 'rental' && bar.until !== null && !bar.goesOn ? xOf(axis, bar.until) : end
  const late_until = late ? Math.max(end, xOf(axis, now)) : end
  const moves = bar.from !== bar.to
  const tight = end - start < TIGHT && !moves
  return (
    <>
      <div
        role="gridcell"
        tabIndex={stop ? 0 : -1}
        data-bar={bar.id}
        className={classes(
          'plan-bar absolute top-1 flex h-(--plan-bar) items-center gap-1.25 rounded-[6px] text-xs font-semibold whitespace-nowrap',
          looks[look],
          tight ? 'px-1' : 'px-2',
          bar.kind === 'rental' && 'plan-fade',
          moves && arrow,
          lifted && 'opacity-0',
          chosen && 'z-10 ring-2 ring-petrol-600 ring-offset-1 [clip-path:none]',
          isUnplaced(bar) && 'inset-ring-danger!',
          clash && 'z-10 ring-2 ring-danger ring-offset-1 [clip-path:none]',
        )}
        style={{ left: left + start, width: Math.max(6, end - start) }}
      >
        {/* The name is text, not a label: what is seen of it may be cut. */}
        <span className="sr-only">{spoken}</span>
        <Label {...props} isLate={late} room={end - start - (tight ? TIGHT_SIDES : SIDES) - (moves ? TIP : 0)} />
      </div>
      {late ? (
        <span
          aria-hidden
          className="plan-late absolute top-1 h-(--plan-bar) rounded-r-[6px]"
          style={{ left: left + end, width: late_until - end }}
        />
      ) : (
        ready > end && (
          <span
            aria-hidden
            className="plan-tail absolute top-1 h-(--plan-bar) rounded-r-[6px]"
            style={{ left: left + end, width: ready - end }}
          />
        )
      )}
    </>
  )
})

const lastOf = ({ first, days }: Axis): LocalDateTime =>
  new Date((minutesOf(`${first}T00:00`) + days * 1440) * 60_000).toISOString().slice(0, 16)

/**
 * Name and signs of a bar; they stay in sight while the bar is longer than the screen. Without a width of its own it can
 * stay up to the bar's end: a name that begins before the screen is cut at its end, not at its beginning.
 */
function Label({ bar, name, more, late, isLate, room }: Props & { readonly isLate: boolean; readonly room: number }) {
  const Icon =
    bar.kind === 'maintenance' ? Wrench : bar.kind === 'transfer' ? ArrowLeftRight : bar.upgrade ? ArrowUp : null
  const fixed = bar.fixed && bar.kind === 'rental'
  const words = fittedWords(name, more, room - ICON * (Number(Icon !== null) + Number(fixed)))
  return (
    <span aria-hidden className="plan-label flex w-0 items-center gap-1.25">
      {Icon && <Icon aria-hidden size={12} strokeWidth={2.25} className="shrink-0" />}
      {fixed && <Pin aria-hidden size={12} strokeWidth={2.25} className="shrink-0" />}
      {bar.kind === 'rental' ? words.name : bar.kind === 'transfer' && words.name !== name ? '' : name}
      {words.more !== '' && <span className="font-normal opacity-80">{words.more}</span>}
      {isLate && (
        <span className="inline-flex h-5 shrink-0 items-center gap-1 rounded-full bg-danger-100 px-2 text-danger">
          <TriangleAlert aria-hidden size={12} strokeWidth={2.25} />
          {late}
        </span>
      )}
    </span>
  )
}

/** Whether the car of a rental should be back and is not. */
export const isLate = ({ state, ends, goesOn }: PlanBar, now: LocalDateTime): boolean =>
  state === 'out' && ends !== null && ends < now && !goesOn
