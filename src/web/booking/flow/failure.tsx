import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { company } from '#content/company.ts'
import { phoneLink } from '#frame/phone-link.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'

/** 'Something went wrong!': what happened, what to do, and a telephone number that always works. */
export function Failure({
  children,
  onRetry,
  busy = false,
  className,
}: {
  readonly children: ReactNode
  readonly onRetry?: (() => void) | undefined
  readonly busy?: boolean
  readonly className?: string
}) {
  const t = useTranslations('booking.flow')
  return (
    <Notice
      kind="error"
      title={t('failure.title')}
      className={className ?? 'mb-8'}
      action={
        onRetry && (
          <Button variant="quiet" busy={busy} onClick={onRetry}>
            {t('failure.retry')}
          </Button>
        )
      }
    >
      {children}
      <p className="text-small">{t.rich('orCall', { number: company.phone.text, phone: phoneLink })}</p>
    </Notice>
  )
}
