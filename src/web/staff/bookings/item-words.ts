import { useTranslations } from 'use-intl'

import { useWords } from '#rental/rental-words.ts'
import type { StaffBooking } from '#contract/staff-bookings.ts'

interface Loose {
  (key: string, values?: Record<string, string>): string
  has: (key: string) => boolean
}

/** Name of a kind of charge. */
export function useItemName(): (kind: string, quantity?: number) => string {
  const t = useTranslations('staff.bookings.items') as unknown as Loose
  return (kind, quantity = 1) => t(t.has(kind) ? kind : 'other', { quantity: String(quantity), name: '', days: '' })
}

/** Name of a line of the ledger, with the vehicle or the extra that it is for. */
export function useChargeName(booking: StaffBooking): (charge: StaffBooking['charges'][number]) => string {
  const t = useTranslations('staff.bookings.items')
  const item = useItemName()
  const words = useWords()
  return ({ kind, code, quantity }) => {
    if (kind === 'vehicle')
      return t('vehicle', { name: words.type(booking.vehicle.type), days: words.days(booking.price.days) })
    return kind === 'extra' ? words.service(code ?? '') : item(kind, quantity)
  }
}

/** Name of a letter by its kind. */
export function useLetterName(): (kind: string) => string {
  const t = useTranslations('staff.bookings.letters') as unknown as Loose
  return (kind) => t(t.has(kind) ? kind : 'other')
}
