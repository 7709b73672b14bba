import type { BookingStatus } from './booking-status.ts'
import { dateOf, type LocalDate, type LocalDateTime } from './period.ts'

export type Missing = 'car' | 'decision' | 'order' | 'payment' | 'licence_missing' | 'licence_expires'

export interface Rental {
  status: BookingStatus
  /** Whether the numbers of the driver's documents are stored. */
  documents: boolean
  /** Whether we have no car for it, or only a late one. */
  carOwed: boolean
  licenseExpiry: LocalDate | null
  /** Last day of the uploaded licence, which makes up for missing numbers; null if none was uploaded. */
  uploadedUntil: LocalDate | null
  end: LocalDateTime
}

/** The things that a rental still needs before its handover, in order (D25, D27). */
export function missingFor({ status, documents, carOwed, licenseExpiry, uploadedUntil, end }: Rental): Missing[] {
  const missing: Missing[] = []
  if (carOwed) missing.push('car')
  if (status === 'requested') missing.push('decision')
  if (status === 'offered') missing.push('order')
  if (status === 'pending_payment') missing.push('payment')
  // A request needs no licence yet, and once the car is handed over the driver has shown it.
  if (status !== 'pending_payment' && status !== 'confirmed') return missing
  const until = [documents ? licenseExpiry : null, uploadedUntil].filter((day) => day !== null)
  if (until.length === 0) missing.push('licence_missing')
  // The customer may have entered a new licence in one of the two places only.
  else if (until.every((day) => day < dateOf(end))) missing.push('licence_expires')
  return missing
}
