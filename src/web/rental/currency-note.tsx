import { useTranslations } from 'use-intl'

import { currencyName } from '#domain/money-text.ts'
import { useSite } from '#api/site.ts'
import { useLanguageTag } from '#i18n/i18n.tsx'

/** Note on the currency. Customers in Berlin expect euros, so the first prices in another currency come with it (D8). */
export function CurrencyNote() {
  const t = useTranslations('site.common')
  const tag = useLanguageTag()
  const currency = useSite().data?.currency
  if (currency === undefined || currency === 'EUR') return null
  return <span className="text-small text-ink-500">{t('currency', { currency: currencyName(currency, tag) })}</span>
}
