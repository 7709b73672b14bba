import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'

import type { LocalDate } from '#domain/period.ts'
import { classes } from '#ui/classes.ts'
import { MonthHeader, WeekdayRow } from './calendar-head.tsx'
import { addMonth, dayAfterKey, monthOf, weeksOf, within } from './month.ts'
import { useFormat } from './use-format.ts'

export interface CalendarProps {
  readonly value: LocalDate | undefined
  readonly min: LocalDate
  readonly max: LocalDate
  /** The day at which it opens while none is chosen, if not the first one. */
  readonly opensAt?: LocalDate
  /** The whole rental, to be seen in both calendars. */
  readonly from: LocalDate | undefined
  readonly until: LocalDate | undefined
  /** Why a day is of no use although it can be chosen: '' without a name, undefined if it is fine. */
  readonly closed?: ((date: LocalDate) => string | undefined) | undefined
  readonly onChoose: (date: LocalDate) => void
}

/** A month as a grid, by mouse, touch and the keys of the ARIA guide. Days are Berlin's, never the browser's. */
export function Calendar(props: CalendarProps) {
  const { value, min, max, opensAt = min, onChoose } = props
  const [active, setActive] = useState(() => within(value ?? opensAt, min, max))
  const [month, setMonth] = useState(() => monthOf(active))
  const grid = useRef<HTMLTableElement>(null)
  useEffect(() => {
    grid.current?.querySelector<HTMLElement>(`[data-date="${active}"]`)?.focus()
  }, [active])
  const turn = (away: number) => {
    const next = addMonth(month, away)
    setMonth(next)
  }
  const press = (event: KeyboardEvent, date: LocalDate) => {
    const next = dayAfterKey(date, event.key, event.shiftKey)
    if (next === null) return
    event.preventDefault()
    const inside = within(next, min, max)
    setActive(inside)
    setMonth(monthOf(inside))
  }
  const label = useDayLabel(props)
  // The one day that Tab reaches: the active one, or the first that can be chosen where another month is shown.
  const reached = monthOf(active) === month ? active : within(`${month}-01`, min, max)
  return (
    <div className="w-full">
      <MonthHeader month={month} min={min} max={max} onTurn={turn} />
      {/* The pattern of the ARIA guide: a table whose days are reached with the arrow keys. */}
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-labelledby="calendar-month"
        className="figures w-full table-fixed border-collapse"
      >
        <WeekdayRow month={month} />
        <tbody>
          {weeksOf(month).map((week, index) => (
            // A month's weeks never move.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              {week.map((date, column) =>
                date === null ? (
                  // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/control-has-associated-label
                  <td key={column} />
                ) : (
                  <Day
                    key={date}
                    {...props}
                    date={date}
                    label={label(date)}
                    reached={date === reached}
                    onPress={(event) => press(event, date)}
                    onChoose={onChoose}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A day in words, with why it is of no use. Made here once for all days: there are many of them. */
function useDayLabel({ min, max, closed }: CalendarProps): (date: LocalDate) => string {
  const t = useTranslations('calendar')
  const format = useFormat()
  return (date) => {
    const long = format.date(date, 'full')
    const why = date < min || date > max ? undefined : closed?.(date)
    if (why === undefined) return long
    return why === '' ? t('closedDay', { date: long }) : t('closedDayName', { date: long, name: why })
  }
}

interface DayProps extends CalendarProps {
  readonly date: LocalDate
  readonly label: string
  readonly reached: boolean
  readonly onPress: (event: KeyboardEvent) => void
}

function Day({ date, label, reached, value, min, max, from, until, closed, onPress, onChoose }: DayProps) {
  const off = date < min || date > max
  const why = off ? undefined : closed?.(date)
  const edge = date === value || date === from || date === until
  const between = from !== undefined && until !== undefined && date > from && date < until
  return (
    <td aria-selected={date === value} className={classes('p-0 text-center', between && 'bg-petrol-100')}>
      <button
        type="button"
        data-date={date}
        tabIndex={reached ? 0 : -1}
        aria-label={label}
        aria-disabled={off}
        title={why === undefined || why === '' ? undefined : why}
        onKeyDown={onPress}
        onClick={() => !off && onChoose(date)}
        className={classes(
          'mx-auto grid size-11 place-items-center rounded-full',
          edge ? 'forced-chosen bg-petrol-600 font-semibold text-white' : 'hover:bg-sand',
          off && !edge && 'cursor-not-allowed text-edge hover:bg-transparent',
          why !== undefined && !edge && 'text-ink-500 line-through',
        )}
      >
        {Number(date.slice(8))}
      </button>
    </td>
  )
}
