import { useId } from 'react'
import { useTranslations } from 'use-intl'

import { DEFAULT_TIME } from '#domain/period.ts'
import { useDayInput, type DayFieldProps } from './day-field.tsx'
import { Input, Trouble, useControl } from './dense-field.tsx'
import { useMoment } from './typed-moment.ts'
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

type Props = Pick<DayFieldProps, 'onChange' | 'disabled' | 'meant' | 'empty'> & {
  /** YYYY-MM-DDTHH:MM, '' for none, or what was typed and is no moment. */
  readonly value: string
}

/** A day and a time of Berlin's clock, side by side below one label. */
export function MomentField({ value, onChange, disabled = false, meant = 'next', empty }: Props) {
  const t = useTranslations('staff.fields')
  const control = useControl()
  const id = useId()
  const { day, time, setDay, setTime } = useMoment(value, onChange)
  const days = useDayInput({
    value: day,
    disabled,
    meant,
    ...(empty !== undefined && { empty }),
    onChange: setDay,
  })
  const { field, wrong } = useTyped(times, {
    value: time,
    onChange: setTime,
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
