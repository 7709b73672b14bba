import { useTranslations } from 'use-intl'

import type { Missing } from './desk-draft.ts'

/** Words for the parts that a booking still needs; '' if it has them all. */
export function useMissingWords(missing: readonly Missing[]): string {
  const t = useTranslations('staff.counter.ticket')
  if (missing.length === 0) return ''
  return t('missing', { count: missing.length, what: missing.map((one) => t(`missing${one}`)).join(', ') })
}
