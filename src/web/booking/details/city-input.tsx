import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { joinCity, splitCity, type City } from './city.ts'

interface CityInputProps {
  readonly label: string
  /** Field of the specification: postal code and town in one line. */
  readonly value: string
  readonly error: string | undefined
  readonly required: boolean
  readonly onType: (value: string) => void
  readonly onLeave: () => void
}

/** Two fields for postal code and town, because browsers fill in either but not a field for both. */
export function CityInput({ label, value, error, required, onType, onLeave }: CityInputProps) {
  const t = useTranslations('booking.details')
  const [typed, setTyped] = useState(() => splitCity(value))
  // Typed text stays in its field. A value from elsewhere, such as the account, is split between the two.
  const shown = joinCity(typed) === value ? typed : splitCity(value)
  const type = (change: Partial<City>) => {
    const next = { ...shown, ...change }
    setTyped(next)
    onType(joinCity(next))
  }
  return (
    <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3">
      <Field label={t('postalCode')} hint={required ? t('postalCodeHint') : undefined}>
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
            // Many customers type the postal code here by habit.
            setTyped(splitCity(value))
            onLeave()
          }}
        />
      </Field>
    </div>
  )
}
