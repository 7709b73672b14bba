import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'use-intl'

import type { Price } from '#contract/booking.ts'
import { isFee } from '#domain/fee.ts'
import { mostPerDamage } from '#domain/liability.ts'
import { useMoney, useWords } from './rental-words.ts'
import { useFormat } from './use-format.ts'

type Item = Price['items'][number]

interface PriceListProps {
  readonly price: Price
  /** Only the total. */
  readonly brief?: boolean
  /** Names the deposit below the total, which does not contain it. */
  readonly deposit?: boolean
}

/** Items of a price and the total with its tax (D24). */
export function PriceList({ price, brief = false, deposit = false }: PriceListProps) {
  const t = useTranslations('booking.flow.summary')
  const format = useFormat()
  const money = useMoney(price.currency)
  const label = useItemLabel(price)
  const percent = format.number(price.vatBp / 10_000, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <div className="text-small">
      <dl className="space-y-2">
        {(brief ? [] : price.items).map((item) => (
          <div key={`${item.kind} ${item.code ?? ''}`} className="flex justify-between gap-4">
            <dt className="min-w-0 text-ink-700">{label(item)}</dt>
            <dd className="figures shrink-0">{money.exact(item.amountMinor)}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="font-semibold">{t('total')}</dt>
          <dd className="figures shrink-0 font-display text-subtitle font-[650] tracking-tight">
            {money.exact(price.totalMinor)}
          </dd>
        </div>
      </dl>
      <p className="mt-1 text-right text-ink-500">{t('vat', { percent, amount: money.exact(price.vatMinor) })}</p>
      {deposit && (
        <p className="mt-2 flex justify-between gap-4 text-ink-700">
          {t('depositRow')} <span className="figures shrink-0">{money.brief(price.depositMinor)}</span>
        </p>
      )}
    </div>
  )
}

interface NotesProps {
  readonly price: Price
  readonly extras: readonly { readonly code: string; readonly quantity: number }[]
  /** End of free cancellation. */
  readonly freeCancel?: string | undefined
  /** Whether we already have the deposit. */
  readonly handedOver?: boolean
}

/** Notes beside the price, such as the deposit, which is not part of it. */
export function PriceNotes({ price, extras, freeCancel, handedOver = false }: NotesProps) {
  const t = useTranslations('booking.flow.summary')
  const format = useFormat()
  const money = useMoney(price.currency)
  const liability = useTranslations('booking.liability')
  const most = mostPerDamage(extras, price.depositMinor)
  const kilometres = { included: format.number(price.includedKm), rate: money.exact(price.extraKmMinor) }
  return (
    <ul className="space-y-2 text-small text-ink-700">
      {!handedOver && (
        <li>
          <strong className="font-semibold text-ink-900">
            {t('deposit', { amount: money.exact(price.depositMinor) })}
          </strong>{' '}
          {t('depositNote')}
        </li>
      )}
      <li>{most === null ? liability('full') : liability('atMost', { deposit: money.exact(most) })}</li>
      <li>{t('kilometres', kilometres)}</li>
      {freeCancel !== undefined && <li>{freeCancel}</li>}
    </ul>
  )
}

/** The same, so that a narrow column shows its foot: what is always wanted, and behind a toggle what some want to read. */
export function FoldedNotes({ freeCancel, ...notes }: NotesProps) {
  const t = useTranslations('booking.flow.summary')
  return (
    <div className="-mb-2 text-small">
      {freeCancel !== undefined && <p className="text-ink-700">{freeCancel}</p>}
      <details className="group">
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1 font-semibold text-petrol-600 underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
          {t('included')}
          <ChevronDown aria-hidden size={16} className="transition-transform group-open:rotate-180" />
        </summary>
        <PriceNotes {...notes} />
      </details>
    </div>
  )
}

/** Labels of the lines of a price. */
function useItemLabel({ points = 0, currency }: Price): (item: Item) => string {
  const money = useMoney(currency)
  const t = useTranslations('booking.flow.items')
  const fee = useTranslations('booking.words.fees')
  const words = useWords()
  const format = useFormat()
  return (item) => {
    const days = words.days(item.days ?? 1)
    if (item.kind === 'vehicle') {
      if (item.unitMinor === null || item.days === 1) return t('vehicle', { days })
      return t('vehicleRate', { days, rate: money.brief(item.unitMinor) })
    }
    if (item.kind === 'season') return t(item.amountMinor < 0 ? 'seasonLess' : 'seasonMore')
    if (item.kind === 'free_days')
      return t('free_days', { quantity: String(item.quantity), points: format.number(points) })
    if (isFee(item.kind)) return fee(`${item.kind}.line`)
    // A tab that is older than the server may not know this kind.
    if (item.kind !== 'extra') return t(t.has(item.kind) ? item.kind : 'other')
    const name = words.service(item.code ?? '')
    return item.quantity > 1 ? t('extras', { quantity: String(item.quantity), name, days }) : t('extra', { name, days })
  }
}
