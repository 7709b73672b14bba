import { useTranslations } from 'use-intl'

import type { ApiError } from '#api/call-server.ts'
import { useErrorText } from '#api/error-text.ts'
import type { PersonField, PersonProblems } from './person-problems.ts'

const labels = {
  firstName: 'firstName',
  lastName: 'lastName',
  dateOfBirth: 'dateOfBirth',
  phone: 'phone',
  email: 'email',
  licenseNumber: 'licence',
  licenseExpiry: 'licenceUntil',
} as const satisfies Record<PersonField, string>

/** Words about a refusal: the details that have to be checked, where it is about them. */
export function useProblemWords(error: ApiError | null, refused: PersonProblems): string | null {
  const t = useTranslations('staff.counter')
  const say = useErrorText()
  if (error === null) return null
  const fields = (Object.keys(refused) as PersonField[]).map((field) => t(`who.${labels[field]}`))
  return fields.length === 0 ? say(error) : t('ticket.refused', { fields: fields.join(', ') })
}
