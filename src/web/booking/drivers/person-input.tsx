import type { ComponentProps, ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { unbrokenDate } from '#content/unbroken.ts'
import { dateOf, type LocalDateTime } from '#domain/period.ts'
import { longestNumber } from '#domain/paper-number.ts'
import type { DriverField } from '../details/driver-fields.ts'
import { CountryInput } from '#forms/country-input.tsx'
import { TypedDate } from '#forms/typed-date.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useWallClock } from '#rental/wall-clock.ts'

/** Conditions for a driver: last day on which the licence must be valid, and least age. */
export interface PersonRental {
  readonly end: LocalDateTime | undefined
  readonly minAge: number
}

export interface PersonInputProps {
  readonly field: Exclude<DriverField, 'city'>
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  /** Whether the field may stay empty for now. */
  readonly optional: boolean
  /** Whether it was entered before a reload; the browser does not store it. */
  readonly dropped: boolean
  readonly rental: PersonRental
  /** Whether it is the customer's field; browsers only know the details of their own user. */
  readonly own: boolean
  readonly onType: (value: string) => void
  readonly onLeave: () => void
}

type Attributes = ComponentProps<'input'>
const number: Attributes = {
  autoComplete: 'off',
  maxLength: longestNumber,
  spellCheck: false,
  autoCapitalize: 'characters',
}

/** Attributes of each field for browsers and keyboards. */
const attributes: Readonly<Record<PersonInputProps['field'], Attributes>> = {
  firstName: { autoComplete: 'given-name', maxLength: 80 },
  lastName: { autoComplete: 'family-name', maxLength: 80 },
  dateOfBirth: { autoComplete: 'bday' },
  email: { type: 'email', autoComplete: 'email', maxLength: 254, spellCheck: false },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: 30 },
  passportNumber: number,
  address: { autoComplete: 'address-line1', maxLength: 160 },
  country: { autoComplete: 'country-name', maxLength: 80 },
  licenseNumber: number,
  licenseExpiry: { autoComplete: 'off' },
}

/** One field of a driver, with its hint and its error. */
export function PersonInput(props: PersonInputProps) {
  const { field, name, value, error, optional, own, onType, onLeave } = props
  const t = useTranslations('booking.person.fields')
  const hint = useHint(props)
  const Input = field === 'country' ? CountryInput : TextInput
  const shared = { ...attributes[field], ...(!own && { autoComplete: 'off' }), name, value, onBlur: onLeave }
  return (
    <Field
      label={optional ? t('optional', { name: t(field) }) : t(field)}
      required={!optional}
      error={error}
      {...(hint === undefined ? {} : { hint })}
    >
      {field === 'dateOfBirth' || field === 'licenseExpiry' ? (
        <TypedDate {...shared} onType={onType} />
      ) : (
        <Input {...shared} onChange={({ target }) => onType(target.value)} />
      )}
    </Field>
  )
}

function useHint({ field, optional, dropped, own, rental: { end, minAge } }: PersonInputProps): ReactNode {
  const t = useTranslations('booking.person.hints')
  const clock = useWallClock()
  if (dropped) return t('dropped')
  if (own && optional && field !== 'address') return t(field === 'licenseExpiry' ? 'laterDate' : 'later')
  switch (field) {
    case 'dateOfBirth':
      return t('dateOfBirth', { age: String(minAge) })
    case 'licenseExpiry':
      return end && t('licenseExpiry', { date: unbrokenDate(clock.date(dateOf(end), 'dated')) })
    case 'email':
    case 'phone':
    case 'address':
      return t(field)
    case 'firstName':
    case 'lastName':
    case 'country':
    case 'passportNumber':
    case 'licenseNumber':
      return undefined
  }
}

const ownWords = new Set(['email', 'phone', 'dateOfBirth', 'licenseExpiry'] as const)
type WithOwnWords = typeof ownWords extends Set<infer Field> ? Field : never

/** Texts for wrong input in the field of any driver. */
export function useWrongText({
  end,
}: PersonRental): (field: DriverField, problem: 'wrong' | 'licence_expires') => string {
  const t = useTranslations('booking.person.wrong')
  const clock = useWallClock()
  return (field, problem) => {
    if (problem === 'licence_expires')
      return t(problem, { date: end ? unbrokenDate(clock.date(dateOf(end), 'dated')) : '' })
    if (field === 'passportNumber' || field === 'licenseNumber') return t('number')
    return t(ownWords.has(field as WithOwnWords) ? (field as WithOwnWords) : 'text')
  }
}
