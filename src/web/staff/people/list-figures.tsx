import { useTranslations } from 'use-intl'

import { useFormat } from '#rental/use-format.ts'
import { useAmount } from './use-amount.ts'

/** Day of the last rental, in a list; nothing without one. */
export function LastRental({ start }: { readonly start: string | null }) {
  const t = useTranslations('staff.customers.list')
  const { date } = useFormat()
  return start !== null && <span className="figures">{t('last', { date: date(start.slice(0, 10), 'dated') })}</span>
}

/** Amount that is still to be paid, in a list: alone in its column, and with a word where there are no columns. */
export function DueAmount({ due }: { readonly due: readonly { readonly minor: number; readonly currency: string }[] }) {
  const t = useTranslations('staff.customers')
  const write = useAmount()
  const open = due.filter(({ minor }) => minor > 0)
  if (open.length === 0)
    return (
      <span aria-hidden className="text-ink-500 max-lg:hidden">
        –
      </span>
    )
  const amount = open.map(({ minor, currency }) => write(minor, currency)).join(' · ')
  return (
    <span className="figures font-semibold whitespace-nowrap">
      <span className="lg:hidden">{t('due', { amount })}</span>
      <span className="max-lg:hidden">
        <span className="sr-only">{t('sums.open')} </span>
        {amount}
      </span>
    </span>
  )
}
