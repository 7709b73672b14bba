import { useId } from 'react'

import type { CalendarProps } from '../../../calendar/calendar.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { Control } from './control.ts'
import { DateInput } from './date-input.tsx'
import type { TimeOption } from './slots.ts'

/** A date, a time of day, and under both one line that is always there: the hours, or what is wrong. */
export function PeriodRow({
  date,
  time,
  min,
  calendar,
  times,
  hint,
  error,
}: {
  readonly date: Control
  readonly time: Control
  readonly min: string | undefined
  readonly calendar: CalendarProps | undefined
  readonly times: readonly TimeOption[]
  readonly hint: string | undefined
  readonly error: string | undefined
}) {
  const id = useId()
  const attributes = ({ field, disabled, invalid }: Control) => ({
    id: `${id}-${field}`,
    name: field,
    disabled,
    'aria-invalid': invalid || undefined,
    'aria-describedby': `${id}-line`,
  })
  return (
    <div className="grid grid-cols-[1.25fr_1fr] gap-x-3">
      <label htmlFor={`${id}-${date.field}`} className="mb-1.5 text-small font-semibold">
        {date.label}
      </label>
      <label htmlFor={`${id}-${time.field}`} className="mb-1.5 text-small font-semibold">
        {time.label}
      </label>
      <DateInput control={date} attributes={attributes(date)} min={min} calendar={calendar} />
      <Select
        {...attributes(time)}
        value={time.value}
        onChange={(event) => time.onChange(event.target.value)}
        className="figures text-ellipsis"
      >
        {times.map((option) => (
          <option key={option.time} value={option.time} disabled={option.disabled}>
            {/* Closed, the field has room for the time alone; the line below says the rest. */}
            {option.time === time.value ? option.time : option.label}
          </option>
        ))}
      </Select>
      <Line id={`${id}-line`} hint={hint} error={error} />
    </div>
  )
}

function Line({
  id,
  hint,
  error,
}: {
  readonly id: string
  readonly hint: string | undefined
  readonly error: string | undefined
}) {
  return (
    <div id={id} className="col-span-2 min-h-8">
      {error === undefined ? <p className="mt-1 text-small text-ink-500">{hint}</p> : <FieldError>{error}</FieldError>}
    </div>
  )
}
