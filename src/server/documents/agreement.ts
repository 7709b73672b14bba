import type { Price } from '#domain/price.ts'
import type { Language } from '#words/words.ts'

/** A rental as it was agreed: everything that the document says. Never the numbers of passport and licence (D27). */
export interface Agreement {
  reference: string
  revision: number
  language: Language
  bookedAt: Date
  /** When it became what it is now; null if it is as it was booked. */
  changedAt: Date | null
  tenant: {
    name: string
    /** 'YYYY-MM-DD' */
    dateOfBirth: string | null
    address: readonly string[]
    email: string
    phone: string | null
  }
  vehicle: {
    name: string
    classCode: string
    acriss: string
    seats: number
    transmission: 'Manual' | 'Automatic'
  }
  /** The car that was handed over; null before: until then it may change. */
  car: { plate: string; km: number | null } | null
  pickup: number
  dropoff: number
  /** Berlin wall clock, 'YYYY-MM-DDTHH:MM'. */
  start: string
  end: string
  extras: readonly { code: string; quantity: number }[]
  crossBorder: boolean
  /** Who else may drive, as far as they were named. */
  drivers: readonly { name: string; dateOfBirth: string | null }[]
  price: Price
  paymentMethod: 'credit_card' | 'debit_card' | 'paypal' | 'bank_transfer'
  /** The last moment of free cancelling. */
  freeUntil: Date
  termsVersion: string
}
