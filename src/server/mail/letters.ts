import type { DocumentKind } from '#domain/document.ts'
import type { SignInChange } from '#domain/account-event.ts'
import type { Price } from '#domain/price.ts'
import type { ChargeLine } from '#domain/return-charges.ts'

/** What a letter about a booking says. Everything is as it was when the letter was caused. */
export interface BookingLetter {
  bookingId: number
  reference: string
  firstName: string
  lastName: string
  vehicle: string
  type: string
  pickup: number
  dropoff: number
  /** Berlin wall clock, 'YYYY-MM-DDTHH:MM'. */
  start: string
  end: string
  extras: { code: string; quantity: number }[]
  /** Who drives beside the customer, by name; null is not named yet. Missing in letters from before they were asked for. */
  drivers?: (string | null)[]
  paymentMethod: 'credit_card' | 'debit_card' | 'paypal' | 'bank_transfer'
  price: Price
  /** Which version of what was agreed this is; missing in letters that were written before there were versions. */
  revision?: number
  /** The last moment of free cancelling where a change came after it, in ISO form. */
  freeCancelUntil?: string | null
  /** Whether it was booked by somebody who was signed in: then it is in their account. */
  member?: boolean
}

/** What the branches learn beyond that, to hand over the car and to reach its driver: no document numbers. */
export interface StaffLetter extends BookingLetter {
  email: string
  phone: string | null
  /** In which the customer is written to. */
  language: 'de' | 'en'
  crossBorder: boolean
  /** Whether nobody is at the branch at the time of pick-up unless somebody stays for it. */
  afterHours: boolean
}

/** A booking is a request until its customer orders it, and the words of a letter differ (docs/glossary.md). */
export type Stage = 'request' | 'booking'

/** How a rental ended; the return is an instant in ISO form. */
export interface ClosedRental {
  returnedAt: string
  returnedTo: number
  kmOut: number
  kmIn: number
  includedKm: number
  graceMinutes: number
  charges: ChargeLine[]
}

/** Why something is changed that its customer did not change: the discount on the first rental came to it. */
export type ChangeCause = 'discount_moved'

interface Change {
  stage: Stage
  totalBeforeMinor: number
  cause?: ChangeCause
}

/** A message of the contact form. What was not filled in is null; a branch of null is the company. */
export interface ContactLetter {
  name: string
  email: string
  phone: string | null
  reference: string | null
  branch: number | null
  message: string
  /** In which the sender read the form. */
  language: 'de' | 'en'
}

/** A car that staff drove to the other branch; it has been there since `at` (ISO). */
export interface DoneDrive {
  id: number
  from: number
  to: number
  at: string
}

/** Every kind of letter and what it needs. `decisionBy` and `offerUntil` are instants in ISO form; `reason` is what staff wrote. */
export interface LetterData {
  request_received: BookingLetter & { decisionBy: string }
  booking_confirmed: BookingLetter
  request_declined: BookingLetter & { reason: string | null }
  request_expired: BookingLetter
  request_withdrawn: BookingLetter
  /** With the token of the page on which it is ordered. */
  request_offered: BookingLetter & { offerUntil: string; token: string }
  offer_expired: BookingLetter
  offer_withdrawn: BookingLetter
  booking_changed: BookingLetter & Change
  /** `carOwed`: it cost nothing because we had no car. */
  booking_cancelled: BookingLetter & { feeMinor: number; refundMinor: number; dueMinor: number; carOwed?: boolean }
  rental_closed: BookingLetter & ClosedRental
  not_collected: BookingLetter & { feeMinor: number }
  /** After registering without a password, or when it was forgotten. */
  set_password: { cause: 'registered' | 'forgotten'; firstName: string; token: string }
  /** Six digits that prove the address, to be typed where they were asked for. */
  email_code: { code: string }
  confirm_address: { firstName: string; token: string }
  /** To the owner of an address that somebody tried to register again (D5). */
  already_registered: { firstName: string; token: string }
  /** To the owner of the account, whoever it was that did it. */
  password_changed: { firstName: string }
  sign_in_changed: { firstName: string; what: SignInChange }
  account_deleted: { firstName: string }
  /** To the address of an account that shall get another one: its owner agrees, or refuses. */
  email_change_old: { firstName: string; newEmail: string; token: string }
  /** To the address that an account shall get. */
  email_change_new: { firstName: string; token: string }
  /** To the owner of an address that somebody wanted for another account. */
  email_taken: { firstName: string }
  /** To both addresses, once it happened. */
  email_changed: { firstName: string; mailbox: 'old' | 'new'; newEmail: string }
  /** `reason` is why staff refused it, or null; so many days after that, or after the rental, it is removed. */
  document_reviewed: { firstName: string; kind: DocumentKind; reason: string | null; days: number }
  /** To the branch of the pick-up: a request waits, expired without an answer, or was withdrawn; our offer expired. */
  staff_request: StaffLetter & { decisionBy: string }
  staff_request_expired: StaffLetter
  staff_request_withdrawn: StaffLetter
  staff_offer_expired: StaffLetter
  /** To the branches of pick-up and drop-off: what is confirmed is to be done, what was cancelled no more. */
  staff_booking: StaffLetter
  staff_booking_changed: StaffLetter & Change
  staff_booking_cancelled: StaffLetter & { feeMinor: number; carOwed?: boolean }
  staff_not_collected: StaffLetter & { feeMinor: number }
  /**
   * To the branch of those who are left without a car: by a rental whose car is still out or stands elsewhere, or by a
   * drive that was done earlier or later than planned.
   */
  staff_endangered: { plate: string; waiting: StaffLetter[] } & (
    | (StaffLetter & { out: boolean })
    | { drive: DoneDrive }
  )
  /** To the branch of somebody who was left without a car and has one now; `late` (ISO) if it comes after the agreed start. */
  staff_car_found: StaffLetter & { plate: string; late: string | null }
  /** To both branches: a car is to be driven from one to the other, otherwise than told before, or no more. */
  staff_drive: {
    what: 'new' | 'changed' | 'gone'
    driveId: number
    plate: string
    vehicle: string
    from: number
    to: number
    /** Instants in ISO form; `earliest` is null where the car stands there already. */
    earliest: string | null
    leaves: string
    arrives: string
  }
  /** To the company: there is no sound copy of this night. `lastAt` is when the last one was made, if there is one. */
  staff_backup_failed: { folder: string; reason: string; lastAt: string | null }
  /** Double opt-in: the link confirms (D12). */
  newsletter_confirm: { token: string }
  /** With the token that ends the subscription. */
  newsletter_welcome: { cause: 'confirmed' | 'again'; token: string }
  /** To the branch, or to the company. */
  contact_message: ContactLetter
  contact_receipt: ContactLetter
}
export type LetterKind = keyof LetterData
