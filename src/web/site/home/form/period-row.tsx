import { useId } from 'react'

import { DateControl } from '#rental/date-field.tsx'
import { TimeSelect, type TimeOption } from '#rental/trip-selects.tsx'
import { FieldError } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { LocalDate } from '#domain/period.ts'
import type { PeriodField } from './trip-draft.ts'

interface Control {
  readonly field: PeriodField
  readonly label: string
  readonly value: string
  readonly disabled: boolean
  readonly invalid: boolean
  readonly onChange: (value: string) => void
}

/** Days that the calendar of a row offers and marks. */
export interface Days {
  readonly choose: string
  readonly min: LocalDate | undefined
  readonly max: LocalDate | undefined
  readonly from: LocalDate | undefined
  readonly until: LocalDate | undefined
  readonly closed?: ((date: LocalDate) => string | undefined) | undefined
}

/** A date, a time of day, and under both a line that opens when there is something to say. */
export function PeriodRow({
  date,
  time,
  days,
  times,
  hint,
  error,
}: {
  readonly date: Control
  readonly time: Control
  readonly days: Days
  readonly times: readonly TimeOption[]
  readonly hint: string | undefined
  readonly error: string | undefined
}) {
  const id = useId()
  const attributes = ({ field, invalid }: Control) => ({
    id: `${id}-${field}`,
    name: field,
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
      <div className="min-w-0 noscript:hidden">
        <DateControl
          {...days}
          label={date.label}
          value={date.value === '' ? undefined : date.value}
          disabled={date.disabled}
          onChoose={date.onChange}
          attributes={attributes(date)}
        />
      </div>
      {/* Without scripts there is no calendar but the browser's. */}
      <noscript>
        {import.meta.env.SSR && (
          <TextInput type="date" name={date.field} aria-label={date.label} disabled={date.disabled} />
        )}
      </noscript>
      <TimeSelect
        {...attributes(time)}
        value={time.value}
        disabled={time.disabled}
        options={times}
        onChange={time.onChange}
      />
      <Line id={`${id}-line`} hint={hint} error={error} />
    </div>
  )
}

/** Takes no room while it is empty. */
function Line({
  id,
  hint,
  error,
}: {
  readonly id: string
  readonly hint: string | undefined
  readonly error: string | undefined
}) {
  const said =
    error === undefined ? (
      hint && <p className="mt-1.5 text-small text-ink-500">{hint}</p>
    ) : (
      <FieldError>{error}</FieldError>
    )
  return (
    <div className={`col-span-2 grid transition-[grid-template-rows] ${said ? 'grid-rows-[1fr]' : 'grid-rows-[0fr]'}`}>
      <div id={id} className="min-h-0 overflow-hidden">
        {said}
      </div>
    </div>
  )
}
