import { useTranslations } from 'use-intl'

import type { Booking, Charge, Price } from '#contract/booking.ts'
import { useFormat } from './use-format.ts'
import { useMoney, useWords } from './rental-words.ts'

/** Charges beyond a rental's price, including those we waived, with our reasons (D42). */
export function ChargeList({
  booking: { status, price, chargedMinor },
  charges,
}: {
  readonly booking: Pick<Booking, 'status' | 'chargedMinor'> & { readonly price: Pick<Price, 'currency'> }
  readonly charges: readonly Charge[]
}) {
  const t = useTranslations('booking.manage.charges')
  const money = useMoney(price.currency)
  const label = useChargeLabel(price.currency)
  const off = status === 'no_show'
  const extra = charges.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const open = status === 'returned' || status === 'active'
  const note = open ? 'preliminary' : off ? 'notCollected' : 'settled'
  if (charges.length === 0)
    return status === 'closed' ? <p className="mt-3 text-small text-ink-700">{t('none')}</p> : null
  return (
    <section className="text-small not-first:mt-8">
      <h2 className="mb-4 heading-3">{t('heading')}</h2>
      <dl className="space-y-2">
        {charges.map((charge, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- one may stand there twice, and the list only grows
          <div key={index} className="flex justify-between gap-4">
            <dt className="min-w-0 text-ink-700 [overflow-wrap:anywhere]">
              {label(charge)}
              {charge.reason !== null && <span className="block">{t('reason', { reason: charge.reason })}</span>}
            </dt>
            <dd className="figures shrink-0">{money.exact(charge.amountMinor)}</dd>
          </div>
        ))}
        {!off && (
          <div className="flex justify-between gap-4 border-t border-line pt-3">
            <dt className="text-ink-700">{t('extra')}</dt>
            <dd className="figures shrink-0">{money.exact(extra)}</dd>
          </div>
        )}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="font-semibold">{t(open ? 'inAllSoFar' : 'inAll')}</dt>
          <dd className="figures shrink-0 text-subtitle font-bold">{money.exact(chargedMinor)}</dd>
        </div>
      </dl>
      <p className="mt-3 text-ink-700">
        {t(extra > 0 || note === 'preliminary' ? note : off ? 'nothingOff' : 'nothing', { extra: money.exact(extra) })}
      </p>
    </section>
  )
}

/** 'Late return: 1 day at $29.00 each' */
function useChargeLabel(currency: string): (charge: Charge) => string {
  const t = useTranslations('booking.words.charges')
  const words = useWords()
  const format = useFormat()
  const money = useMoney(currency)
  return ({ kind, waived, quantity, unitMinor }) => {
    // A tab that is older than the server may not know this kind.
    const said = t(t.has(kind) ? kind : 'other', {
      quantity: format.number(quantity),
      days: words.days(quantity),
      rate: money.exact(Math.abs(unitMinor)),
    })
    return waived ? t('waived', { charge: said }) : said
  }
}
