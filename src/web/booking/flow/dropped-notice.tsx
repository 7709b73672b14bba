import { useTranslations } from 'use-intl'

import { Notice } from '#ui/notice.tsx'
import { useFlow } from './flow.tsx'

/** Says which parts of a link made no sense. It goes with the first change, which writes the address anew. */
export function DroppedNotice() {
  const t = useTranslations('booking.flow.dropped')
  const { dropped } = useFlow()
  if (dropped.length === 0) return null
  const names = dropped.map((key) => t(`names.${key}`)).join(', ')
  return (
    <Notice title={t('title')} className="mb-8">
      <p>{t('text', { names })}</p>
    </Notice>
  )
}
