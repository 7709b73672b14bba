import { useTranslations } from 'use-intl'

import { useErrorText } from '#api/error-text.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Refusal } from '#api/server-state.tsx'

/** Message that something could not be loaded, with a button to try again. */
export function Failed({
  title,
  error,
  busy,
  onRetry,
}: {
  readonly title: string
  readonly error: Error | null
  readonly busy: boolean
  readonly onRetry: () => void
}) {
  const t = useTranslations('site')
  const say = useErrorText()
  return (
    <Notice
      kind="error"
      title={title}
      action={
        <Button variant="quiet" busy={busy} onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      <p>{error instanceof Refusal ? say(error.error) : t('errors.unavailable')}</p>
    </Notice>
  )
}
