import type { ReactNode } from 'react'

import { currencyName, moneyText } from '#domain/money-text.ts'
import { digitsOf } from '#domain/money.ts'
import { useSite } from '#api/site.ts'
import { useLanguageTag } from '#i18n/i18n.tsx'

/** Writes an amount in the currency of the business (D8), as soon as that is known. */
export function usePrice(): (amount: number) => string | undefined {
  const tag = useLanguageTag()
  const currency = useSite().data?.currency
  if (currency === undefined) return () => undefined
  return (amount) => moneyText(Math.round(amount * 10 ** digitsOf(currency)), currency, tag, true)
}

/** Name of one unit of the business's currency: 'Euro', 'US-Dollar'. */
export function useUnit(): string {
  const tag = useLanguageTag()
  const currency = useSite().data?.currency
  return currency === undefined ? '' : currencyName(currency, tag, 1)
}

/** Tag for `t.rich`: the figure stands out in „ab 32 US-$ / Tag“ and never breaks. */
export const loudPrice = (words: ReactNode) => (
  <strong className="figures font-display text-2xl font-bold whitespace-nowrap">{words}</strong>
)
