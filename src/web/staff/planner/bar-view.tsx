/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a table's elements cannot be placed freely, as lines out of sight need */
import { ArrowLeftRight, ArrowUp, Pin, TriangleAlert, Wrench } from 'lucide-react'
import { memo } from 'react'

import type { PlanBar } from '#contract/staff-plan.ts'
import type { LocalDateTime } from '#domain/period.ts'
import { classes } from '#ui/classes.ts'
import { minutesOf, xOf, type Axis } from './axis.ts'
import { fittedLate, fittedNote, fittedTail, fittedWords, hasIconRoom, roomOf, TIGHT } from './bar-room.ts'
import { useSeen } from './edges.ts'
import { isAwaited, isOverdue } from './lateness.ts'
import { isUnplaced } from './layout.ts'

/** Words of a bar, made once for each line. */
export interface BarTexts {
  readonly name: string
  readonly spoken: string
  /** Quiet words behind the name, such as where it leads. */
  readonly more: string
  /** Lateness in words, and below its length alone; empty if it is not late. */
  readonly late: string
  readonly lateTime: string
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

/** Least width of a bar, and of one that ends in an arrow. */
const [SHORTEST, SHORTEST_ARROW] = [6, 24]

/** Arrow end of what leads to another branch. */
const arrow =
  'rounded-r-none pr-4 [clip-path:polygon(0_0,calc(100%-9px)_0,100%_50%,calc(100%-9px)_100%,0_100%)] focus-visible:[clip-path:none]'

/** Entry of a car's plan as a bar, with the time in which the car is made ready behind it. */
export const BarView = memo(function BarView(props: Props) {
  const { bar, axis, left, now, stop, lifted, chosen, clash, spoken } = props
  const look = bar.kind === 'rental' ? (bar.state ?? 'certain') : bar.kind
  const late = isOverdue(bar, now)
  const start = xOf(axis, bar.since)
  const end = xOf(axis, bar.ends ?? bar.until ?? lastOf(axis))
  const ready = bar.kind === 'rental' && bar.until !== null && !bar.goesOn ? xOf(axis, bar.until) : end
  const lateUntil = late ? Math.max(end, xOf(axis, now)) : end
  const tail = fittedTail(props, useSeen(end, lateUntil))
  const awaited = isAwaited(bar, now) ? Math.max(0, Math.min(end, xOf(axis, now)) - start) : 0
  const moves = bar.from !== bar.to
  const tight = end - start < TIGHT
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
          bar.kind === 'rental' && !tight && 'plan-fade',
          moves && arrow,
          lifted && 'opacity-0',
          chosen && 'z-10 ring-2 ring-petrol-600 ring-offset-1 [clip-path:none]',
          isUnplaced(bar) && 'inset-ring-danger!',
          clash && 'z-10 ring-2 ring-danger ring-offset-1 [clip-path:none]',
        )}
        style={{ left: left + start, width: Math.max(moves ? SHORTEST_ARROW : SHORTEST, end - start) }}
      >
        {/* The name is text, not a label: what is seen of it may be shorter. */}
        <span className="sr-only">{spoken}</span>
        {awaited > 0 && <span aria-hidden className="plan-late absolute inset-y-0 left-0" style={{ width: awaited }} />}
        <Label {...props} {...(tail !== '' && { late: '' })} {...{ awaited, moves, start, end }} />
      </div>
      {late && (
        <span
          aria-hidden
          className="plan-late absolute top-1 flex h-(--plan-bar) items-center rounded-r-[6px] text-xs font-semibold whitespace-nowrap"
          style={{ left: left + end, width: lateUntil - end }}
        >
          {tail !== '' && (
            <span className="plan-label flex h-full w-max items-center bg-danger-100">
              <LateMark words={tail} />
            </span>
          )}
        </span>
      )}
      {ready > lateUntil && (
        <span
          aria-hidden
          className="plan-tail absolute top-1 h-(--plan-bar) rounded-r-[6px]"
          style={{ left: left + lateUntil, width: ready - lateUntil }}
        />
      )}
    </>
  )
})

const lastOf = ({ first, days }: Axis): LocalDateTime =>
  new Date((minutesOf(`${first}T00:00`) + days * 1440) * 60_000).toISOString().slice(0, 16)

interface LabelProps extends Props {
  /** Pixels from the start to now, in which somebody should have come. */
  readonly awaited: number
  readonly moves: boolean
  readonly start: number
  readonly end: number
}

/**
 * Name and signs of a bar, as far as what is seen of the bar has room for them whole; they stay in sight while the bar is
 * longer than the screen. Without a width of its own the label can stay up to the bar's end.
 */
function Label({ bar, name, more, late, lateTime, awaited, moves, start, end }: LabelProps) {
  const from = start + awaited
  const wide = Math.max(moves ? SHORTEST_ARROW : SHORTEST, end - from)
  const shape = { wide, seen: useSeen(from, from + wide), moves }
  const Icon =
    bar.kind === 'maintenance' ? Wrench : bar.kind === 'transfer' ? ArrowLeftRight : bar.upgrade ? ArrowUp : null
  const fixed = bar.fixed && bar.kind === 'rental'
  const room = roomOf(shape, Number(Icon !== null) + Number(fixed))
  // A drive is too short for more than its sign; its tail is red all the same.
  const words = wordsOf(bar, { name, more, late: bar.kind === 'rental' ? late : '', lateTime }, room)
  if (!hasIconRoom(shape) && words.name === '') return null
  return (
    <span
      aria-hidden
      className="plan-label flex w-0 items-center gap-1.25"
      {...(awaited > 0 && { style: { marginLeft: awaited } })}
    >
      {Icon && <Icon aria-hidden size={12} strokeWidth={2.25} className="shrink-0" />}
      {fixed && <Pin aria-hidden size={12} strokeWidth={2.25} className="shrink-0" />}
      {words.name}
      {words.more !== '' && <span className="font-normal opacity-80">{words.more}</span>}
      {words.late !== null && <LateMark words={words.late} />}
    </span>
  )
}

/** Sign that something is late, with how late if there are words. */
const LateMark = ({ words }: { readonly words: string }) => (
  <span
    className={classes(
      'inline-flex h-5 shrink-0 items-center gap-1 rounded-full bg-danger-100 text-danger',
      words === '' ? 'px-1' : 'px-2',
    )}
  >
    <TriangleAlert aria-hidden size={12} strokeWidth={2.25} />
    {words}
  </span>
)

/** Words of a bar that have room whole. @param texts its words; `late` is empty if neither its car nor its customer is */
function wordsOf({ kind }: PlanBar, texts: Omit<BarTexts, 'spoken'>, room: number) {
  const { name, more, late } = texts
  if (late !== '') return fittedLate(texts, room)
  const words = fittedWords(name, more, room)
  // A person is known by initials; a branch or what is done to a car is not.
  if (kind === 'rental' || words.name === name) return { ...words, late: null }
  return { name: kind === 'maintenance' ? fittedNote(name, room) : '', more: '', late: null }
}
