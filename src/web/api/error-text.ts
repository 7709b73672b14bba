import { useTranslations } from 'use-intl'

import type { ApiError } from './client.ts'

/** The server's own words in the reader's language; ours where no server spoke. */
export function useErrorText(): (error: ApiError) => string {
  const t = useTranslations('site.errors')
  return (error) => error.message || t(error.code === 'unavailable' ? 'unavailable' : 'unexpected')
}
