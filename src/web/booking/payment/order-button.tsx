import { useTranslations } from 'use-intl'

import { Button } from '#ui/button.tsx'

/** In each launch state its own words and nothing else on it (BGB § 312j; D2). Both stand in the page, one is shown. */
export function OrderButton({
  busy,
  summary,
}: {
  readonly busy: boolean
  /** Whether all that is ordered stands above it; what is not shown cannot be ordered. */
  readonly summary: 'shown' | 'loading' | 'failed'
}) {
  const t = useTranslations('booking.payment')
  const state = { busy: busy || summary === 'loading', 'aria-disabled': summary === 'failed' || undefined }
  return (
    <div className="mt-6">
      <Button type="submit" size="large" {...state} className="if-open w-full">
        {t('submit')}
      </Button>
      <Button type="submit" size="large" {...state} className="if-soon w-full">
        {t('submitRequest')}
      </Button>
      <output className="sr-only">{busy && t('sending')}</output>
    </div>
  )
}
