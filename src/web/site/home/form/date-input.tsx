import { useEffect, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'

import type { CalendarProps } from '../../../calendar/calendar.tsx'
import { DateControl } from '../../../calendar/date-control.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { Control } from './control.ts'

interface DateInputProps {
  readonly control: Control
  readonly attributes: {
    readonly id: string
    readonly name: string
    readonly disabled: boolean
    readonly 'aria-invalid': true | undefined
    readonly 'aria-describedby': string
  }
  readonly min: string | undefined
  /** Undefined until hours and limits are known. */
  readonly calendar: CalendarProps | undefined
}

/**
 * The browser's own field in the built page, without scripts, and as long as a finger is on it; from then on our calendar,
 * which speaks the page's language and knows when the branch is closed.
 */
export function DateInput({ control, attributes, min, calendar }: DateInputProps) {
  const native = useRef<HTMLInputElement>(null)
  const [ours, setOurs] = useState(false)
  const ready = calendar !== undefined
  useEffect(() => {
    if (ready && document.activeElement !== native.current) setOurs(true)
  }, [ready])
  if (ours && calendar) {
    return (
      <DateControl
        {...attributes}
        label={control.label}
        calendar={calendar}
        dayStyle="brief"
        // On the narrowest phones the date needs the room of the icon.
        className="px-3 max-[22.5rem]:[&>svg]:hidden"
      />
    )
  }
  return (
    <div className="relative min-w-0">
      <TextInput
        {...attributes}
        ref={native}
        type="date"
        value={control.value}
        min={min}
        required
        onChange={(event) => control.onChange(event.target.value)}
        onClick={({ currentTarget }) => openCalendar(currentTarget)}
        onBlur={() => setOurs(ready)}
        className="peer date-field figures min-w-0"
      />
      <ShownDate date={control.value} />
    </div>
  )
}

/** The date in the page's language over the field, which would write it in the browser's; while typing, the field's own. */
function ShownDate({ date }: { readonly date: string }) {
  const t = useTranslations('site.home.form')
  const locale = useLocale()
  const day = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  const shown = date === '' ? t('chooseDate') : new Intl.DateTimeFormat(locale, day).format(new Date(`${date}T00:00Z`))
  return (
    <span
      aria-hidden
      className="figures pointer-events-none absolute inset-y-0 left-[calc(0.875rem+1px)] flex items-center text-base whitespace-nowrap peer-focus:invisible peer-disabled:text-ink-500"
    >
      {shown}
    </span>
  )
}

/** The whole field opens the calendar, not only its small icon; typing works as before. */
function openCalendar(input: HTMLInputElement): void {
  try {
    input.showPicker()
  } catch {
    // Not offered here, or already open.
  }
}
