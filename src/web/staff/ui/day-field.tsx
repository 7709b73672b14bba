import { useId, useRef, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { withoutComma } from '#content/unbroken.ts'
import { dateText } from '#forms/date-text.ts'
import { now } from '#api/clock.ts'
import { dateOf, toLocal, type LocalDate } from '#domain/period.ts'
import { useLanguage } from '#i18n/i18n.tsx'
import { asUtc, useFormat } from '#rental/use-format.ts'
import { classes } from '#ui/classes.ts'
import { DayPopup } from './day-popup.tsx'
import { Input, Trouble, useControl } from './dense-field.tsx'
import { isWholeDay, readDay, stepDay, type MeantDay } from './typed-day.ts'
import { useTyped, type Typeable } from './use-typed.ts'

export interface DayFieldProps {
  /** YYYY-MM-DD, '' for none, or what was typed and is no day. */
  readonly value: string
  readonly onChange: (day: string) => void
  /** Whether what is no day is not told: for a filter. */
  readonly daysOnly?: boolean
  /** Whether an emptied field takes its last day back. */
  readonly required?: boolean
  /** The one that is meant by a day without its year: the last one for a date of birth, the nearest for a filter. */
  readonly meant?: MeantDay
  /** Whether the day of the week is left out: a date of birth, the end of a licence. */
  readonly plain?: boolean
  /** Quiet words while there is no day. */
  readonly empty?: string
  /** Name, where no label stands around it. */
  readonly label?: string
  /** Id of words elsewhere that say what is wrong with the day. */
  readonly trouble?: string | undefined
  readonly disabled?: boolean
  readonly autoFocus?: boolean
  readonly onBlur?: () => void
}

/** A day: typed as one writes it, stepped by the arrows, or chosen in a calendar. */
export function DayField({ className, ...props }: DayFieldProps & { readonly className?: string }) {
  const { input, trouble } = useDayInput(props)
  return (
    <div className={classes('min-w-0', className)}>
      {input}
      {trouble}
    </div>
  )
}

/** Field of a day, and apart from it what is wrong with it. */
export function useDayInput(props: DayFieldProps): { readonly input: ReactNode; readonly trouble: ReactNode } {
  const { value, onChange, meant = 'next', plain = false, disabled = false, autoFocus = false } = props
  const t = useTranslations('staff.fields')
  const format = useTranslations('site.common')('dateFormat')
  const { kind, today } = useDays(meant, plain)
  const { daysOnly: valuesOnly = false, required = false } = props
  const { field, wrong, choose, meant: shown } = useTyped(kind, { value, onChange, valuesOnly, required })
  const id = useId()
  const naming = useNaming(props, wrong ? id : undefined)
  const own = useRef<HTMLInputElement>(null)
  const input = (
    <div className="relative min-w-0">
      <Input
        {...field}
        {...naming}
        ref={own}
        inputMode="numeric"
        autoComplete="off"
        maxLength={32}
        placeholder={props.empty ?? format}
        disabled={disabled}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form says which field comes first
        autoFocus={autoFocus}
        onBlur={() => {
          field.onBlur()
          props.onBlur?.()
        }}
        onKeyDown={(event) => {
          if (!event.altKey || event.key !== 'ArrowDown') return field.onKeyDown(event)
          event.preventDefault()
          own.current?.parentElement?.querySelector<HTMLElement>('[popover]')?.showPopover()
        }}
        className="pr-9 figures"
      />
      {!disabled && (
        <DayPopup
          label={props.label}
          day={kind.read(shown)}
          today={today}
          past={meant === 'last'}
          onChoose={(day) => {
            own.current?.focus()
            choose(day)
          }}
          onLeave={() => own.current?.focus()}
        />
      )}
    </div>
  )
  const trouble = wrong && <Trouble id={id}>{t('notDay', { example: kind.edit(today) })}</Trouble>
  return { input, trouble }
}

/** Attributes by which a reader of screens knows the field. @param own id of its own words about what is wrong with it */
function useNaming({ label, trouble }: DayFieldProps, own: string | undefined) {
  const control = useControl()
  return {
    ...(label !== undefined && { 'aria-label': label }),
    'aria-keyshortcuts': 'Alt+ArrowDown',
    'aria-invalid': own !== undefined || trouble !== undefined || control?.['aria-invalid'] || undefined,
    'aria-describedby': classes(control?.['aria-describedby'], trouble, own) || undefined,
  }
}

/** Days in the reader's form: 27.11.2026 while it is typed, „Fr., 27. Nov. 2026“ or the same in short while it rests. */
function useDays(meant: MeantDay, plain: boolean): { readonly kind: Typeable; readonly today: LocalDate } {
  const language = useLanguage()
  const format = useFormat()
  const today = dateOf(toLocal(now()))
  const near = { today, meant }
  const read = (text: string) => readDay(text, near)
  const words = (day: string) =>
    format.dateTime(asUtc(day), { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  const short = (day: string) => (language === 'de' ? dateText(day, language) : format.date(day, 'dated'))
  const kind: Typeable = {
    read,
    isWhole: isWholeDay,
    edit: (value) => dateText(value, language),
    rest: (value) => {
      if (read(value) !== value) return value
      return plain ? short(value) : withoutComma(words(value))
    },
    step: (value, by) => (value === '' ? today : stepDay(value, by)),
  }
  return { kind, today }
}
