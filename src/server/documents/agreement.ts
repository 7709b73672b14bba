import type { AgreedMethod } from '#domain/payment-method.ts'
import type { Price } from '#domain/price.ts'
import type { BranchFacts } from '#words/branch.ts'
import type { Language } from '#domain/language.ts'
import type { NamedByStaff } from '#words/words.ts'

export type AgreedPlace = Pick<BranchFacts, 'names' | 'details' | 'street' | 'city'>

/** An agreed rental: everything the document says. Never the numbers of passport and licence (D27). */
export interface Agreement {
  reference: string
  revision: number
  language: Language
  bookedAt: Date
  /** Moment of the last amendment; null if there was none. */
  changedAt: Date | null
  tenant: {
    name: string
    /** 'YYYY-MM-DD' */
    dateOfBirth: string | null
    address: readonly string[]
    email: string
    phone: string | null
  }
  /** Company to which the papers are addressed; null if it is the tenant. */
  invoice: { lines: readonly string[]; vatId: string | null; reference: string | null } | null
  vehicle: {
    name: string
    /** Address of its picture. */
    image: string | null
    classCode: string
    acriss: string
    seats: number
    transmission: 'Manual' | 'Automatic'
  }
  /** Names that the company gives its classes and services. */
  named: NamedByStaff
  /** The car handed over; null before the handover, because the car may still change. */
  car: { plate: string; km: number | null } | null
  pickup: AgreedPlace
  dropoff: AgreedPlace
  /** Berlin wall clock, 'YYYY-MM-DDTHH:MM'. */
  start: string
  end: string
  extras: readonly { code: string; quantity: number }[]
  crossBorder: boolean
  /** Additional drivers named so far. */
  drivers: readonly { name: string; dateOfBirth: string | null }[]
  price: Price
  paymentMethod: AgreedMethod
  /** Last moment of free cancellation. */
  freeUntil: Date
  termsVersion: string
}
