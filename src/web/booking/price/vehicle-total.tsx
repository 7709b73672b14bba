import { useTranslations } from 'use-intl'

import { useLanguageTag } from '#i18n/i18n.tsx'
import type { Price } from '#contract/booking.ts'
import { useFormat } from '#rental/use-format.ts'
import { useMoney, useWords } from '#rental/rental-words.ts'
import { inclusions } from './inclusions.ts'

/** Total of the period first with what it includes, then its daily share; kilometres and deposit beside it (PAngV). */
export function VehicleTotal({ price, className }: { readonly price: Price; readonly className?: string }) {
  const t = useTranslations('booking.vehicle')
  const words = useWords()
  const money = useMoney(price.currency)
  const included = useIncluded(price)
  const format = useFormat()
  const kilometres = { included: format.number(price.includedKm), rate: money.exact(price.extraKmMinor) }
  return (
    <p className={className}>
      <span className="figures block text-small text-ink-700">
        <strong className="font-display text-2xl leading-tight font-bold whitespace-nowrap text-ink-950">
          {money.brief(price.totalMinor)}
        </strong>{' '}
        <span className="whitespace-nowrap">{t('totalFor', { days: words.days(price.days) })}</span>
        {included !== undefined && <span className="block hyphens-none">{included}</span>}
        {price.days > 1 && (
          <span className="block text-ink-500">{t('perDay', { price: money.brief(price.perDayMinor) })}</span>
        )}
        <span className="block text-ink-700">{t('kilometres', kilometres)}</span>
        <span className="block text-ink-500">{t('deposit', { amount: money.brief(price.depositMinor) })}</span>
      </span>
    </p>
  )
}

function useIncluded(price: Price): string | undefined {
  const t = useTranslations('booking.vehicle.included')
  const fee = useTranslations('booking.words.fees')
  const list = new Intl.ListFormat(useLanguageTag())
  const money = useMoney(price.currency)
  const found = inclusions(price.items)
  if (found.length === 0) return undefined
  const fees = found.map(({ kind, amountMinor }) => {
    const amount = money.brief(amountMinor)
    return kind === 'extras' ? t('extras', { amount }) : fee(`${kind}.included`, { amount })
  })
  return t('all', { fees: list.format(fees) })
}
