import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { joinCity, splitCity, type City } from './city.ts'

interface CityInputProps {
  readonly label: string
  /** The specified field: postal code and town in one line. */
  readonly value: string
  readonly error: string | undefined
  readonly required: boolean
  readonly onType: (value: string) => void
  readonly onLeave: () => void
}

/** Postal code and town: browsers fill in either, and neither in a field for both. */
export function CityInput({ label, value, error, required, onType, onLeave }: CityInputProps) {
  const t = useTranslations('booking.details')
  const [typed, setTyped] = useState(() => splitCity(value))
  // What is typed stays where it is typed; what comes from elsewhere, as from the account, is divided.
  const shown = joinCity(typed) === value ? typed : splitCity(value)
  const type = (change: Partial<City>) => {
    const next = { ...shown, ...change }
    setTyped(next)
    onType(joinCity(next))
  }
  return (
    <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3">
      <Field label={t('postalCode')}>
        <TextInput
          name="postalCode"
          autoComplete="postal-code"
          maxLength={12}
          value={shown.postalCode}
          onChange={(event) => type({ postalCode: event.target.value })}
        />
      </Field>
      <Field label={label} required={required} error={error}>
        <TextInput
          name="city"
          autoComplete="address-level2"
          maxLength={67}
          value={shown.town}
          onChange={(event) => type({ town: event.target.value })}
          onBlur={() => {
            // Many type the postal code here by habit.
            setTyped(splitCity(value))
            onLeave()
          }}
        />
      </Field>
    </div>
  )
}
