import { useTranslations } from 'use-intl'

import type { DeskDraft, Missing } from './desk-draft.ts'

/** Words beside the act of the desk: the parts that a booking still needs, or else what cannot be undone about it. */
export function useWordsBefore({ person }: DeskDraft, missing: readonly Missing[]): string {
  const t = useTranslations('staff.counter.ticket')
  const email = person.email.trim()
  if (missing.length === 0) return email === '' ? t('final') : t('finalMailed', { email })
  return t('missing', { count: missing.length, what: missing.map((one) => t(`missing${one}`)).join(', ') })
}
