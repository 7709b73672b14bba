import { useTranslations } from 'use-intl'

import type texts from '#content/de/account.ts'
import type { Problem } from '#forms/problems.ts'

export type FieldName = keyof typeof texts.missing

/** Texts that say what to do about a field's problem. */
export function useProblemText(): (field: FieldName, problem: Problem) => string {
  const t = useTranslations('account')
  return (field, problem) => {
    if (problem === 'missing') return t(`missing.${field}`)
    if (field === 'password') return t(problem === 'weakPassword' ? 'invalid.weakPassword' : 'invalid.password')
    if (problem === 'tooLong') return t('invalid.tooLong')
    return field === 'email' || field === 'phoneNumber' || field === 'dob' || field === 'currentPassword'
      ? t(`invalid.${field}`)
      : t('invalid.other')
  }
}
