import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useLanguageTag } from '#i18n/i18n.tsx'
import type { Price } from '#contract/booking.ts'
import { useFormat } from '#rental/use-format.ts'
import { useMoney, useWords } from '#rental/rental-words.ts'
import { classes } from '#ui/classes.ts'
import { inclusions } from './inclusions.ts'

interface TotalProps {
  readonly price: Price
  /** Whether fees and kilometres are left out, because the list names them once above all its totals. */
  readonly brief?: boolean
  readonly className?: string
}

/** Total of the period first, then its daily share and what it includes; kilometres and deposit beside it (PAngV). */
export function VehicleTotal({ price, brief = false, className }: TotalProps) {
  const t = useTranslations('booking.vehicle')
  const words = useWords()
  const money = useMoney(price.currency)
  const fees = useFees(price)
  const list = useList()
  const format = useFormat()
  const kilometres = { included: format.number(price.includedKm), rate: money.exact(price.extraKmMinor) }
  return (
    <p className={classes('price-words figures', className)}>
      <strong className="price">{money.brief(price.totalMinor)}</strong>
      <span className="block whitespace-nowrap">
        {t('perDay', { days: words.days(price.days), price: money.brief(price.perDayMinor) })}
      </span>
      {!brief && fees.length > 0 && (
        <span className="block hyphens-none">{t('included.all', { fees: list(fees) })}</span>
      )}
      {!brief && <span className="block">{t('kilometres', kilometres)}</span>}
      <span className="block">{t('deposit', { amount: money.brief(price.depositMinor) })}</span>
    </p>
  )
}

const strong = (words: ReactNode) => <strong className="font-semibold">{words}</strong>

/** Fees, tax and kilometres in the price of every vehicle of a list. */
export function InPrice({ price }: { readonly price: Price }) {
  const t = useTranslations('booking.vehicle.included')
  const money = useMoney(price.currency)
  const fees = useFees(price)
  const list = useList()
  const kilometres = `${useFormat().number(price.includedKm)}\u00A0km`
  return t.rich('once', {
    list: list([...fees, t('tax'), kilometres]),
    rate: money.exact(price.extraKmMinor),
    strong,
  })
}

/** Words as a list of the page's language: 'a, b and c'. */
function useList(): (words: readonly string[]) => string {
  const list = new Intl.ListFormat(useLanguageTag())
  return (words) => list.format(words)
}

/** Fees and extras in a total. */
function useFees(price: Price): string[] {
  const t = useTranslations('booking.vehicle.included')
  const fee = useTranslations('booking.words.fees')
  const money = useMoney(price.currency)
  return inclusions(price.items).map(({ kind, amountMinor }) => {
    const amount = money.brief(amountMinor)
    return kind === 'extras' ? t('extras', { amount }) : fee(`${kind}.included`, { amount })
  })
}
