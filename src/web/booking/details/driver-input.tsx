import type { ComponentProps, ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { dateOf, toLocal, type LocalDateTime } from '../../../domain/period.ts'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useWallClock } from '../wall-clock.ts'
import { CityInput } from './city-input.tsx'
import type { DriverField } from './driver-fields.ts'
import type { FieldProblem } from './driver-problems.ts'

type Attributes = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'spellCheck' | 'autoCapitalize'
>

/** What browsers and keyboards need to know of each field. */
const attributes: Readonly<Record<Exclude<DriverField, 'city'>, Attributes>> = {
  firstName: { autoComplete: 'given-name', maxLength: 80 },
  lastName: { autoComplete: 'family-name', maxLength: 80 },
  dateOfBirth: { type: 'date', autoComplete: 'bday' },
  email: { type: 'email', autoComplete: 'email', maxLength: 254, spellCheck: false },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: 30 },
  passportNumber: { autoComplete: 'off', maxLength: 40, spellCheck: false, autoCapitalize: 'characters' },
  address: { autoComplete: 'address-line1', maxLength: 160 },
  country: { autoComplete: 'country-name', maxLength: 80 },
  licenseNumber: { autoComplete: 'off', maxLength: 40, spellCheck: false, autoCapitalize: 'characters' },
  licenseExpiry: { type: 'date', autoComplete: 'off' },
}

/** What the fields are about: until when the licence has to be valid, and how old one has to be. */
export interface DriversRental {
  readonly end: LocalDateTime | undefined
  readonly minAge: number
  readonly now: Date
  /** Which were entered before and are not kept here. */
  readonly dropped?: readonly DriverField[]
}

interface DriverInputProps {
  readonly field: DriverField
  readonly value: string
  readonly problem: FieldProblem | undefined
  /** Whether it can be left empty for now. */
  readonly optional?: boolean
  readonly rental: DriversRental
  readonly onType: (value: string) => void
  readonly onLeave: () => void
}

/** One personal field with its hint and its error. */
export function DriverInput({ field, value, problem, optional = false, rental, onType, onLeave }: DriverInputProps) {
  const t = useTranslations('booking.details.fields')
  const say = useFieldProblemText(rental)
  const hint = useHint(rental)(field, optional)
  const bounds = dateBounds(rental)
  const error = problem && say(field, problem)
  const label = optional ? t('optional', { name: t(field) }) : t(field)
  if (field === 'city') return <CityInput required={!optional} {...{ label, value, error, onType, onLeave }} />
  return (
    <Field label={label} required={!optional} error={error} {...(hint === undefined ? {} : { hint })}>
      <TextInput
        {...attributes[field]}
        {...bounds[field]}
        name={field}
        value={value}
        onChange={(event) => onType(event.target.value)}
        onBlur={onLeave}
      />
    </Field>
  )
}

/** So that the browser's calendar opens where dates make sense. */
function dateBounds({ now }: DriversRental): {
  readonly [Field in DriverField]?: { readonly min?: string; readonly max?: string }
} {
  const today = dateOf(toLocal(now))
  return { dateOfBirth: { min: '1900-01-01', max: today }, licenseExpiry: { min: '1900-01-01', max: '2199-12-31' } }
}

function useHint({ end, minAge, dropped = [] }: DriversRental): (field: DriverField, optional: boolean) => ReactNode {
  const t = useTranslations('booking.details.hints')
  const clock = useWallClock()
  return (field, optional) => {
    if (dropped.includes(field)) return t('dropped')
    if (optional && field !== 'address') return t(field === 'licenseExpiry' ? 'laterDate' : 'later')
    switch (field) {
      case 'dateOfBirth':
        return t('dateOfBirth', { age: String(minAge) })
      case 'licenseExpiry':
        return end && t('licenseExpiry', { date: clock.date(dateOf(end), 'plain') })
      case 'email':
      case 'phone':
      case 'passportNumber':
      case 'address':
        return t(field)
      case 'firstName':
      case 'lastName':
      case 'city':
      case 'country':
      case 'licenseNumber':
        return undefined
    }
  }
}

function useFieldProblemText({ end, minAge }: DriversRental): (field: DriverField, problem: FieldProblem) => string {
  const t = useTranslations('booking.details')
  const clock = useWallClock()
  return (field, problem) => {
    switch (problem) {
      case 'missing':
        return t(`missing.${field}`)
      case 'under_age':
        return t('wrong.under_age', { age: String(minAge) })
      case 'licence_expires':
        return t('wrong.licence_expires', { date: end ? clock.date(dateOf(end), 'plain') : '' })
      case 'wrong':
        return t(`wrong.${isSpecial(field) ? field : isNumber(field) ? 'number' : 'text'}`)
    }
  }
}

const special = ['email', 'phone', 'dateOfBirth', 'licenseExpiry'] as const
const isSpecial = (field: DriverField): field is (typeof special)[number] =>
  (special as readonly DriverField[]).includes(field)

const isNumber = (field: DriverField) => field === 'passportNumber' || field === 'licenseNumber'
