import { moneyText } from '#domain/money-text.ts'
import { useLanguageTag } from '#i18n/i18n.tsx'

/** Writes amounts in minor units, each in its own currency; `useMoney` is for amounts of one. */
export function useAmount(): (minor: number, currency: string) => string {
  const locale = useLanguageTag()
  return (minor, currency) => moneyText(minor, currency, locale)
}
