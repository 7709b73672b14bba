import { useId } from 'react'
import { useTranslations } from 'use-intl'

import { now } from '#api/clock.ts'
import { dateOf, DEFAULT_TIME, parseLocal, toLocal } from '#domain/period.ts'
import { useDayInput, type DayFieldProps } from './day-field.tsx'
import { Input, Trouble, useControl } from './dense-field.tsx'
import { isWholeTime, readTime, stepTime } from './typed-time.ts'
import { useTyped, type Typeable } from './use-typed.ts'

const same = (value: string): string => value

const times: Typeable = {
  read: readTime,
  isWhole: isWholeTime,
  edit: same,
  rest: same,
  step: (value, by) => (value === '' ? DEFAULT_TIME : stepTime(value, by)),
}

type Props = Pick<DayFieldProps, 'onChange' | 'disabled' | 'past' | 'empty'> & {
  /** YYYY-MM-DDTHH:MM, '' for none, or what was typed and is no moment. */
  readonly value: string
}

/** Whether the field's value is a moment: neither empty nor something else that was typed. */
export const isMoment = (value: string): boolean => parseLocal(value) !== null

/** A day and a time of Berlin's clock, side by side below one label. */
export function MomentField({ value, onChange, disabled = false, past = false, empty }: Props) {
  const t = useTranslations('staff.fields')
  const control = useControl()
  const id = useId()
  const at = value.lastIndexOf('T')
  const [day, time] = at < 0 ? [value, ''] : [value.slice(0, at), value.slice(at + 1)]
  const days = useDayInput({
    value: day,
    disabled,
    past,
    ...(empty !== undefined && { empty }),
    onChange: (next) => onChange(next === '' ? '' : `${next}T${time || DEFAULT_TIME}`),
  })
  const { field, wrong } = useTyped(times, {
    value: time,
    onChange: (next) => onChange(`${day || dateOf(toLocal(now()))}T${next}`),
    valuesOnly: false,
    // A day without its time says nothing.
    required: true,
  })
  return (
    <div className="min-w-0">
      <div className="grid grid-cols-[minmax(0,1fr)_4.25rem] gap-1.5">
        {days.input}
        <Input
          {...field}
          id={id}
          aria-labelledby={control === null ? id : `${control.id}-label ${id}`}
          aria-label={t('time')}
          aria-invalid={wrong || control?.['aria-invalid'] || undefined}
          aria-describedby={wrong ? `${id}-wrong` : control?.['aria-describedby']}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          disabled={disabled}
          className="figures"
        />
      </div>
      {days.trouble}
      {wrong && <Trouble id={`${id}-wrong`}>{t('notTime')}</Trouble>}
    </div>
  )
}
