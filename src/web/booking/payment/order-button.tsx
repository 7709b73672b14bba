import { useTranslations } from 'use-intl'

import { Button } from '../../ui/button.tsx'

/** In each launch state its own words and nothing else on it (BGB § 312j; D2). Both stand in the page, one is shown. */
export function OrderButton({ busy }: { readonly busy: boolean }) {
  const t = useTranslations('booking.payment')
  return (
    <div className="mt-6">
      <Button type="submit" size="large" busy={busy} className="if-open w-full">
        {t('submit')}
      </Button>
      <Button type="submit" size="large" busy={busy} className="if-soon w-full">
        {t('submitRequest')}
      </Button>
      <output className="sr-only">{busy && t('sending')}</output>
    </div>
  )
}
