import { useId } from 'react'
import { useTranslations } from 'use-intl'

import { useDay } from '#i18n/i18n.tsx'
import { TimeSelect, type TimeOption } from '#rental/trip-selects.tsx'
import { FieldError } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { PeriodField } from './trip-draft.ts'

interface Control {
  readonly field: PeriodField
  readonly label: string
  readonly value: string
  readonly disabled: boolean
  readonly invalid: boolean
  readonly onChange: (value: string) => void
}

/** A date, a time of day, and under both one line that is always there: the hours, or what is wrong. */
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
  readonly days: { readonly min: string | undefined; readonly max: string | undefined }
  readonly times: readonly TimeOption[]
  readonly hint: string | undefined
  readonly error: string | undefined
}) {
  const id = useId()
  const attributes = ({ field, value, disabled, invalid }: Control) => ({
    id: `${id}-${field}`,
    name: field,
    value,
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
      <div className="relative min-w-0">
        <TextInput
          {...attributes(date)}
          type="date"
          {...days}
          required
          onChange={(event) => date.onChange(event.target.value)}
          onClick={({ currentTarget }) => openCalendar(currentTarget)}
          className="peer date-field figures min-w-0"
        />
        <ShownDate date={date.value} />
      </div>
      <TimeSelect {...attributes(time)} options={times} onChange={time.onChange} />
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

/** The date in the page's language over the field, which would write it in the browser's; while typing, the field's own. */
function ShownDate({ date }: { readonly date: string }) {
  const t = useTranslations('site.home.form')
  const day = useDay('short')
  return (
    <span
      aria-hidden
      className="figures pointer-events-none absolute inset-y-0 left-[calc(0.875rem+1px)] flex items-center text-base whitespace-nowrap peer-focus:invisible peer-disabled:text-ink-500"
    >
      {date === '' ? t('chooseDate') : day(date)}
    </span>
  )
}

/** The whole field opens the calendar, not only its small icon; typing works as before. */
function openCalendar(input: HTMLInputElement): void {
  try {
    input.showPicker()
  } catch {
    // The browser does not offer it, or it is already open.
  }
}
