import { useTranslations } from 'use-intl'

import { company } from '#content/company.ts'
import type { Booking } from '#contract/booking.ts'
import { takesTransfers } from '#domain/sepa.ts'
import { useMoney } from '#rental/rental-words.ts'
import { buttonStyle } from '#ui/button-style.ts'

/** Whether the rental is paid by transfer, which only euros can (D34). */
export const isTransfer = ({ paymentMethod, price }: Booking): boolean =>
  paymentMethod === 'bank_transfer' && takesTransfers(price.currency)

/** How to pay what is still open: our account, or otherwise our telephone. */
export function Pay({ booking }: { readonly booking: Booking }) {
  const t = useTranslations('booking.manage.pay')
  const money = useMoney(booking.price.currency)
  if (!isTransfer(booking))
    return (
      <a href={company.phone.href} className={buttonStyle('primary', 'large', 'figures mt-5 max-sm:w-full')}>
        {t('call', { number: company.phone.text })}
      </a>
    )
  const rows = [
    ['amount', money.exact(booking.price.totalMinor)],
    ['holder', company.legal.entity],
    ['iban', company.bank.iban],
    ['bic', company.bank.bic],
    ['purpose', booking.reference],
  ] as const
  return (
    <dl className="figures mt-5 grid max-w-xl gap-x-8 gap-y-3 rounded-card border border-line bg-white p-5 text-base sm:grid-cols-[auto_minmax(0,1fr)] sm:p-6">
      {rows.map(([label, value]) => (
        <div key={label} className="sm:contents">
          <dt className="text-small text-ink-500">{t(label)}</dt>
          <dd className="font-semibold select-all">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
