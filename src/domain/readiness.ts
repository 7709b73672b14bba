import type { BookingStatus } from './booking-status.ts'
import { dateOf, type LocalDate, type LocalDateTime } from './period.ts'

export type Missing = 'car' | 'decision' | 'order' | 'payment' | 'licence_missing' | 'licence_expires'

export interface Rental {
  status: BookingStatus
  /** Whether the numbers of the driver's documents are kept. */
  documents: boolean
  /** Whether we have no car for it, or one that comes late. */
  carOwed: boolean
  licenseExpiry: LocalDate | null
  /** Until when the licence is valid that its owner uploaded, which says it all; null where there is none. */
  uploadedUntil: LocalDate | null
  end: LocalDateTime
}

/** What a rental still needs before its handover, in the order in which it is needed (D25, D27). */
export function missingFor({ status, documents, carOwed, licenseExpiry, uploadedUntil, end }: Rental): Missing[] {
  const missing: Missing[] = []
  if (carOwed) missing.push('car')
  if (status === 'requested') missing.push('decision')
  if (status === 'offered') missing.push('order')
  if (status === 'pending_payment') missing.push('payment')
  // A request needs no licence yet, and whoever drives already has shown it.
  if (status !== 'pending_payment' && status !== 'confirmed') return missing
  const until = [documents ? licenseExpiry : null, uploadedUntil].filter((day) => day !== null)
  if (until.length === 0) missing.push('licence_missing')
  // A new licence may be told in one place only.
  else if (until.every((day) => day < dateOf(end))) missing.push('licence_expires')
  return missing
}
