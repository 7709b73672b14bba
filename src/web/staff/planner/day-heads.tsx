/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a table's elements cannot be placed freely, as lines out of sight need */
import type { ReactNode } from 'react'

import type { LocalDateTime } from '#domain/period.ts'
import { classes } from '#ui/classes.ts'
import { useBranch } from '../frame/branch.tsx'
import { HEAD_EDGE, dayAt, isNarrow, isWeekend, xOf, type Axis, type View } from './axis.ts'
import { useMoments } from './bar-words.ts'
import { closedHours } from './closed-hours.ts'

interface Props {
  readonly axis: Axis
  readonly view: View
  readonly left: number
  readonly now: LocalDateTime
  readonly days: readonly number[]
  /** Head of the column of cars. */
  readonly corner: ReactNode
}

/** Names of the days in sight; they stay at the top. */
export function DayHeads({ axis, view, left, now, days, corner }: Props) {
  const { weekday, day, dated, month } = useMoments()
  const today = now.slice(0, 10)
  return (
    <div role="row" aria-rowindex={1} className="sticky top-0 z-30 h-10 border-b border-line bg-paper text-meta">
      <div
        role="columnheader"
        className={classes(
          'sticky left-0 z-10 flex h-9.75 items-center border-r border-line bg-paper text-ink-500',
          isNarrow(left) ? 'pl-3' : 'pl-5',
        )}
        style={{ width: left + HEAD_EDGE }}
      >
        {corner}
      </div>
      {days.map((index) => {
        const date = dayAt(axis, index)
        const local = `${date}T00:00`
        return (
          <div
            key={date}
            role="columnheader"
            aria-current={date === today ? 'date' : undefined}
            className={classes(
              'absolute top-0 flex h-9.75 items-center overflow-hidden border-l border-line whitespace-nowrap',
              isStacked(axis) ? 'justify-center px-0.5' : 'px-2.5',
              date === today ? 'font-semibold text-petrol-600' : isWeekend(date) && 'text-ink-500',
            )}
            style={{ left: left + index * axis.dayWidth, width: axis.dayWidth }}
          >
            {isStacked(axis) ? (
              <Stacked weekday={weekday(local)}>
                {view === 'month' ? Number(date.slice(8)) : day(local)}
                {view === 'month' && <span className="sr-only"> {month(local)}</span>}
              </Stacked>
            ) : (
              dated(local)
            )}
          </div>
        )
      })}
      {view === 'day' && days.map((index) => <Hours key={index} {...{ axis, left, index }} />)}
      <Now axis={axis} left={left} now={now} />
    </div>
  )
}

/** Whether a day is too narrow for its name on one line. */
const isStacked = ({ dayWidth }: Axis): boolean => dayWidth < 100

/** Name of a narrow day: at the top, so that the present moment's sign below it leaves the number free. */
const Stacked = ({ weekday, children }: { readonly weekday: string; readonly children: ReactNode }) => (
  <span className="self-start pt-0.75 text-center leading-3.5">
    <span className="block text-[0.6875rem]">{weekday}</span>
    {children}
  </span>
)

/** Hours that a day of this width names; the first ones belong to its date. */
function hoursOf({ dayWidth }: Axis): readonly number[] {
  const step = dayWidth > 880 ? 2 : 3
  return Array.from({ length: 24 / step }, (_, n) => n * step).filter((hour) => hour >= 4)
}

const hourAt = (axis: Axis, index: number, hour: number): number => (index + hour / 24) * axis.dayWidth

function Hours({ axis, left, index }: Pick<Props, 'axis' | 'left'> & { readonly index: number }) {
  return hoursOf(axis).map((hour) => (
    <span
      key={hour}
      aria-hidden
      className="absolute top-0 -translate-x-1/2 text-xs leading-9.75 text-ink-500"
      style={{ left: left + hourAt(axis, index, hour) }}
    >
      {hour}
    </span>
  ))
}

function Now({ axis, left, now }: Pick<Props, 'axis' | 'left' | 'now'>) {
  return (
    <span
      aria-hidden
      className="absolute top-8 -translate-x-1/2 rounded-full bg-petrol-600 px-1.75 text-[0.6875rem] leading-4 font-semibold text-white"
      style={{ left: left + xOf(axis, now) }}
    >
      {now.slice(11)}
    </span>
  )
}

/** Shade of days and hours in which little happens. */
const quiet = 'bg-[#f1eee7]/50'

/** Columns behind the lines: days, weekends, on a day the hours in which the branch is closed, and the present. */
export function DayColumns({
  axis,
  view,
  left,
  now,
  days,
  height,
}: Omit<Props, 'corner'> & { readonly height: number }) {
  const { branch } = useBranch()
  const calendar = view === 'day' ? (branch?.calendar ?? null) : null
  return (
    <div aria-hidden className="absolute inset-x-0 top-0" style={{ height }}>
      {days.map((index) => (
        <div
          key={index}
          className={classes(
            'absolute inset-y-0 border-l border-line',
            calendar === null && isWeekend(dayAt(axis, index)) && quiet,
          )}
          style={{ left: left + index * axis.dayWidth, width: axis.dayWidth }}
        />
      ))}
      {calendar !== null &&
        days.flatMap((index) =>
          closedHours(calendar, dayAt(axis, index)).map(({ from, to }) => (
            <div
              key={`${index} ${from}`}
              className={classes('absolute inset-y-0', quiet)}
              style={{ left: left + hourAt(axis, index, from), width: ((to - from) / 24) * axis.dayWidth }}
            />
          )),
        )}
      {view === 'day' &&
        days.flatMap((index) =>
          hoursOf(axis).map((hour) => (
            <div
              key={`${index} ${hour}`}
              className="absolute inset-y-0 border-l border-line/60"
              style={{ left: left + hourAt(axis, index, hour) }}
            />
          )),
        )}
      <div
        className="absolute inset-y-0 z-10 w-0.5 -translate-x-px bg-petrol-600 shadow-[0_0_0_1px_var(--color-paper)]"
        style={{ left: left + xOf(axis, now) }}
      />
    </div>
  )
}
