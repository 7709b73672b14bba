import type { BookingStatus } from '#domain/booking-status.ts'
import type { LocalDate, LocalDateTime } from '#domain/period.ts'
import { isPast } from '#rental/rental-moment.ts'

/** Money of a customer or a company: sums by currency, and the rentals that the page lists. */
interface Account {
  readonly sums: readonly { readonly currency: string; readonly dueMinor: number }[]
  readonly rentals: readonly {
    readonly status: BookingStatus
    readonly start: LocalDateTime
    readonly currency: string
    readonly dueMinor: number
  }[]
}

const ahead: ReadonlySet<BookingStatus> = new Set(['requested', 'offered', 'pending_payment', 'confirmed'])

/** Whether more is open than what belongs to rentals that have not begun. */
export const isOwed = ({ sums, rentals }: Account, now: Date): boolean =>
  sums.some(({ currency, dueMinor }) => {
    const later = rentals
      .filter((rental) => rental.currency === currency && rental.dueMinor > 0)
      .filter(({ status, start }) => ahead.has(status) && !isPast(start, now))
    return dueMinor > later.reduce((sum, rental) => sum + rental.dueMinor, 0)
  })

/** Year in which the first rental with a charge of such sums began or begins; null if nothing is charged. */
export const firstYear = (sums: readonly { readonly since: LocalDate | null }[]): string | null =>
  sums.flatMap(({ since }) => (since === null ? [] : [since.slice(0, 4)])).toSorted()[0] ?? null
