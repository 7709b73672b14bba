import { useTranslations } from 'use-intl'

import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Spinner } from '#ui/spinner.tsx'

/** Until something is here, or where it does not come. @param props.words where more can be said of it */
export function Waiting({
  failed,
  words,
  onRetry,
}: {
  readonly failed: boolean
  readonly words?: string
  readonly onRetry: () => void
}) {
  const t = useTranslations('dashboard.frame')
  const common = useTranslations('site.common')
  if (!failed) return <Spinner label={common('loading')} />
  return (
    <Notice
      kind="error"
      action={
        <Button variant="quiet" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      <p>{words ?? t('notLoaded')}</p>
    </Notice>
  )
}
