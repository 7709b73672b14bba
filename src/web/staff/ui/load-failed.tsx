import { useTranslations } from 'use-intl'

import { useErrorText } from '#api/error-text.ts'
import type { Refusal } from '#api/server-state.tsx'
import { Button } from './act-button.tsx'
import { Problem } from './problem.tsx'

/** Reason for which a page could not be loaded, and a button that asks again. */
export function LoadFailed({ error, onRetry }: { readonly error: Refusal; readonly onRetry: () => unknown }) {
  const t = useTranslations('staff')
  const say = useErrorText()
  return (
    <div className="flex flex-wrap items-center gap-3 p-4 md:p-6">
      <Problem words={say(error.error)} />
      <Button onClick={() => void onRetry()}>{t('retry')}</Button>
    </div>
  )
}
