import { useTranslations } from 'use-intl'

import type { ApiError } from './call-server.ts'

/** The server's own words in the reader's language, or ours if no server answered. */
export function useErrorText(): (error: ApiError) => string {
  const t = useTranslations('site.errors')
  return (error) => error.message || t(error.code === 'unavailable' ? 'unavailable' : 'unexpected')
}
