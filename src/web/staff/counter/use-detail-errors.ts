import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { parseDate } from '#domain/period.ts'
import type { DeskDraft } from './desk-draft.ts'
import type { PersonField } from './person-problems.ts'
import { usePersonRental, type DeskMarks } from './use-desk-marks.ts'

/**
 * Words for the person's fields that are wrong: for one that was left with something in it, and for each once the form
 * was sent on. A text that is no day its own field refuses.
 */
export function useDetailErrors(draft: DeskDraft, { tried, problems, refused }: DeskMarks) {
  const t = useTranslations('staff.counter.who')
  const { person, renter } = draft
  const { minAge } = usePersonRental(draft)
  // Stored details of a customer are not being typed.
  const [left, setLeft] = useState<ReadonlySet<PersonField>>(
    () =>
      new Set(renter === null ? [] : (Object.keys(person) as PersonField[]).filter((field) => person[field] !== '')),
  )
  const leave = (field: PersonField) => setLeft((before) => new Set([...before, field]))
  const isShown = (field: PersonField) =>
    tried !== null || refused[field] !== undefined || (left.has(field) && person[field].trim() !== '')
  const errorOf = (field: PersonField): string | undefined => {
    const problem = problems[field]
    if (problem === undefined || !isShown(field)) return undefined
    if (problem === 'missing') return t('missing')
    if (problem === 'reach' || problem === 'offer') return t(`bad.${problem}`)
    if (problem === 'under_age') return t('bad.underAge', { age: String(minAge) })
    if (problem === 'licence_expires') return t('bad.expires')
    if (field === 'firstName' || field === 'lastName') return t('bad.text')
    const isDay = field === 'dateOfBirth' || field === 'licenseExpiry'
    return isDay && parseDate(person[field]) === null ? undefined : t(`bad.${field}`)
  }
  return { errorOf, leave }
}
