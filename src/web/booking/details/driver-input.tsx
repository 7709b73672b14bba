import { useTranslations } from 'use-intl'

import { PersonInput, useWrongText, type PersonRental } from '../drivers/person-input.tsx'
import { CityInput } from './city-input.tsx'
import type { DriverField } from './driver-fields.ts'
import type { FieldProblem } from './driver-problems.ts'

/** Rental that the fields are for, and the fields whose earlier input is not stored in the browser. */
export interface DriversRental extends PersonRental {
  readonly dropped: readonly DriverField[]
}

interface DriverInputProps {
  readonly field: DriverField
  readonly value: string
  readonly problem: FieldProblem | undefined
  /** Whether the field may stay empty for now. */
  readonly optional?: boolean
  readonly rental: DriversRental
  readonly onType: (value: string) => void
  readonly onLeave: () => void
}

/** One personal field of the customer. */
export function DriverInput({ field, problem, optional = false, rental, ...rest }: DriverInputProps) {
  const t = useTranslations('booking.person.fields')
  const say = useFieldProblemText(rental)
  const error = problem && say(field, problem)
  if (field === 'city') return <CityInput required={!optional} label={t('city')} error={error} {...rest} />
  const dropped = rental.dropped.includes(field)
  return <PersonInput own name={field} {...{ field, error, optional, dropped, rental }} {...rest} />
}

function useFieldProblemText(rental: PersonRental): (field: DriverField, problem: FieldProblem) => string {
  const t = useTranslations('booking.details')
  const wrong = useWrongText(rental)
  return (field, problem) => {
    if (problem === 'missing') return t(`missing.${field}`)
    return problem === 'under_age' ? t('underAge', { age: String(rental.minAge) }) : wrong(field, problem)
  }
}
