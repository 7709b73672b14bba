import type { CalendarProps } from '../../calendar/calendar.tsx'
import { DateControl } from '../../calendar/date-control.tsx'
import { Field, useFieldAttributes } from '../../ui/field.tsx'

interface DateFieldProps extends CalendarProps {
  readonly label: string
  readonly error?: string | undefined
  readonly disabled?: boolean
}

/** A date with its label and what is wrong with it. */
export function DateField({ label, error, disabled = false, ...calendar }: DateFieldProps) {
  return (
    <Field label={label} error={error}>
      <Control label={label} disabled={disabled} calendar={calendar} />
    </Field>
  )
}

interface ControlProps {
  readonly label: string
  readonly disabled: boolean
  readonly calendar: CalendarProps
}

function Control(props: ControlProps) {
  const { required: _required, ...attributes } = { required: false, ...useFieldAttributes() }
  return <DateControl {...attributes} {...props} />
}
