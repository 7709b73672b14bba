import { useTranslations } from 'use-intl'

import { Button } from '#ui/button.tsx'

/** Order button with only the words of the launch state (BGB § 312j; D2). The page contains both and shows one. */
export function OrderButton({
  busy,
  summary,
}: {
  readonly busy: boolean
  /** State of the summary above the button; only a shown summary can be ordered. */
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
