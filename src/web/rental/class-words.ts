import { useTranslations } from 'use-intl'

import type { ClassWords } from './vehicle-class.tsx'

/** @param texts where the page that shows the list has its words */
export function useClassWords(texts: 'home.fleet' | 'booking.vehicle'): ClassWords {
  const t = useTranslations(texts)
  return {
    similar: t('similar'),
    details: t('details'),
    show: t('showDetails'),
    hide: t('hideDetails'),
    detailsOf: (action, name) => t('detailsOf', { action, name }),
  }
}
