/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a table's elements cannot be placed freely, as lines out of sight need */
import { memo } from 'react'
import { useTranslations } from 'use-intl'

import type { LocalDateTime } from '#domain/period.ts'
import { classes } from '#ui/classes.ts'
import { useBranchLabel } from '../frame/use-branch-label.ts'
import { HEAD_EDGE, isNarrow, xOf, type Axis, type Span } from './axis.ts'
import { useMoments } from './bar-words.ts'
import { useSeen } from './edges.ts'
import { changesOf, fewestIn, type FreeStep } from './fewest-free.ts'
import { asideOfNow, countOf, shortestFor, spotsOf, widthOf, type Spot } from './free-spots.ts'
import type { ClassLine } from './rows.ts'

interface Props {
  readonly line: ClassLine
  readonly index: number
  readonly top: number
  readonly width: number
  readonly left: number
  readonly axis: Axis
  readonly span: Span
  readonly now: LocalDateTime
  readonly name: string
  /** Whether the planner shows several branches, so that each class says its own. */
  readonly several: boolean
  readonly steps: readonly FreeStep[]
}

/** Levels of the line from the top of its row, with room above for a number. */
const [HIGH, LOW, FLOOR] = [18, 33, 37]
/** Width of a day from which a line with the numbers of its steps has room; below it a day has one number. */
const NARROW_DAY = 76
/** Most numbers that are read out. */
const SPOKEN = 12

/** Head of a class: its name, its cars, and the line of those that are free. */
export const ClassRow = memo(function ClassRow({
  line,
  index,
  top,
  width,
  left,
  axis,
  span,
  now,
  name,
  several,
  steps,
}: Props) {
  const t = useTranslations('staff.planner')
  const branchLabel = useBranchLabel()
  const { full } = useMoments()
  const narrow = isNarrow(left)
  const cars = t('cars', { count: line.count })
  const shown = clipped(steps, span)
  const spoken = shown.slice(0, SPOKEN).map(({ at, free }) => t('freeFrom', { time: full(at), count: String(free) }))
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="absolute top-0 left-0 h-10 border-b border-line bg-[#f6f4ee]"
      style={{ width, transform: `translateY(${top}px)` }}
    >
      <div
        role="rowheader"
        className={classes(
          'sticky left-0 z-20 flex h-9.75 border-r border-line bg-[#f6f4ee]',
          narrow ? 'pr-1 pl-3' : 'pr-3 pl-5',
          narrow || several ? 'flex-col justify-center' : 'items-center gap-2',
        )}
        style={{ width: left + HEAD_EDGE }}
      >
        <span
          className={classes('truncate font-display font-[650] leading-4', narrow ? 'text-xs' : 'text-[0.84375rem]')}
        >
          {name}
        </span>
        <span className="text-xs whitespace-nowrap text-ink-500">
          {several ? `${cars} · ${branchLabel(line.branch)}` : cars}
        </span>
      </div>
      <div role="gridcell" className="absolute inset-y-0" style={{ left }}>
        <span className="sr-only">{t('freeLine', { name, steps: spoken.join(', ') })}</span>
        {shown.length > 0 &&
          (axis.dayWidth < NARROW_DAY ? (
            <FreeDays steps={shown} axis={axis} span={span} now={now} />
          ) : (
            <FreeLine steps={shown} axis={axis} span={span} now={now} />
          ))}
      </div>
    </div>
  )
})

/** Steps within a span, the one in force at its beginning included. */
function clipped(steps: Props['steps'], { from, to }: Span): Props['steps'] {
  const before = steps.findLast(({ at }) => at <= from)
  const inside = steps.filter(({ at }) => at > from && at < to)
  return changesOf(before === undefined ? inside : [{ at: from, free: before.free }, ...inside])
}

/** Fewest free cars of each day. */
function FreeDays({ steps, axis, span, now }: Pick<Props, 'steps' | 'axis' | 'span' | 'now'>) {
  const today = `${now.slice(0, 10)}T00:00`
  const days = fewestIn(steps, span.to, 1440)
  const origin = xOf(axis, days[0]!.at)
  const present = xOf(axis, now) - origin
  const placeOf = (at: number) => asideOfNow((at + 0.5) * axis.dayWidth, present)
  return (
    <svg
      aria-hidden
      className="absolute top-0"
      style={{ left: origin }}
      width={days.length * axis.dayWidth}
      height={39}
    >
      {days.map(({ at: day, free }, at) => (
        <g key={day}>
          {free <= 0 && day >= today && (
            <rect x={at * axis.dayWidth} y={4} width={axis.dayWidth} height={FLOOR - 5} className="fill-amber-100" />
          )}
          <text
            x={placeOf(at)}
            y={24}
            textAnchor="middle"
            className={classes(
              'text-xs',
              free > 0 ? 'fill-petrol-800 font-semibold' : day < today ? 'fill-ink-500' : 'fill-amber-800 font-bold',
            )}
          >
            {countOf(free)}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** Line of the free cars; a time too short for its number is drawn longer, with the fewest of them. */
function FreeLine({ steps: known, axis, span, now }: Pick<Props, 'steps' | 'axis' | 'span' | 'now'>) {
  const most = Math.max(2, ...known.map(({ free }) => free))
  const steps = changesOf(fewestIn(known, span.to, shortestFor(most, axis.dayWidth)))
  const origin = xOf(axis, steps[0]!.at)
  const wide = xOf(axis, span.to) - origin
  const y = (free: number) => LOW - (Math.max(0, free) / most) * (LOW - HIGH)
  const parts = steps.map(({ at, free }, n) => ({
    free,
    x: xOf(axis, at) - origin,
    end: (n + 1 < steps.length ? xOf(axis, steps[n + 1]!.at) : xOf(axis, span.to)) - origin,
  }))
  const past = xOf(axis, now) - origin
  const line = parts.map(({ x, end, free }, n) => `${n === 0 ? 'M' : 'L'}${x} ${y(free)}L${end} ${y(free)}`).join('')
  return (
    <div aria-hidden className="absolute top-0" style={{ left: origin, width: wide }}>
      <svg className="absolute top-0 left-0" width={wide} height={39}>
        {parts.map(
          ({ free, x, end }) =>
            free <= 0 &&
            end > past && (
              <rect key={`${x} zero`} x={x} y={4} width={end - x} height={FLOOR - 5} className="fill-amber-100" />
            ),
        )}
        <path d={`${line}L${wide} ${FLOOR - 1}L0 ${FLOOR - 1}Z`} className="fill-petrol-600/8" />
        <path d={line} className="fill-none stroke-petrol-600" strokeWidth={1.5} />
      </svg>
      {spotsOf(parts, past).map((spot, n) => {
        const { free, x, end } = parts[n]!
        return <Level key={x} {...spot} {...{ free, origin }} isShort={free <= 0 && end > past} y={y(free)} />
      })}
    </div>
  )
}

interface LevelProps extends Spot {
  readonly free: number
  /** Whether none are free; a shortage that is over is no work for anybody. */
  readonly isShort: boolean
  /** Place on the axis from which these are counted. */
  readonly origin: number
  readonly y: number
}

/** Number of free cars above its step of the line; it stays in sight as long as its step does. */
function Level({ free, isShort, at, end, origin, y }: LevelProps) {
  const t = useTranslations('staff.planner')
  const count = countOf(free)
  const seen = useSeen(origin + at, origin + end)
  const words = [isShort ? t('free', { count }) : count, count].find((one) => widthOf(one) <= seen)
  if (words === undefined) return null
  return (
    <span className="absolute flex h-4 leading-4" style={{ left: at, width: end - at, top: y - 17 }}>
      <span
        className={classes(
          'plan-label text-xs',
          isShort ? 'font-bold text-amber-800' : free > 0 ? 'font-semibold text-petrol-800' : 'text-ink-500',
        )}
      >
        {words}
      </span>
    </span>
  )
}
