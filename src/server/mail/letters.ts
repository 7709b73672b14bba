import type { LateArrival } from '#domain/late-arrival.ts'
import type { DocumentKind } from '#domain/document.ts'
import type { PrivacyKind } from '#domain/privacy-request.ts'
import type { SignInChange } from '#domain/account-event.ts'
import type { IssueCar } from '#domain/newsletter-issue.ts'
import type { AgreedMethod } from '#domain/payment-method.ts'
import type { Price } from '#domain/price.ts'
import type { ChargeLine } from '#domain/return-charges.ts'

/** Person to whom a letter about their account goes. */
export interface Owner {
  firstName: string
  lastName: string
}

/** Data of a letter about a booking, as they were when the letter was caused. */
export interface BookingLetter extends Owner {
  bookingId: number
  reference: string
  vehicle: string
  type: string
  /** Address of the vehicle's picture. */
  image?: string | null
  pickup: number
  dropoff: number
  /** Berlin wall clock, 'YYYY-MM-DDTHH:MM'. */
  start: string
  end: string
  extras: { code: string; quantity: number }[]
  /** Names of the additional drivers; null if not named yet. */
  drivers?: (string | null)[]
  /** Pickup at an airport: the flight, and the times that matter to a customer who lands late. */
  arrival?: (LateArrival & { flight: string | null }) | null
  paymentMethod: AgreedMethod
  price: Price
  /** Revision of the agreement. */
  revision?: number
  /** Last moment of free cancellation if an amendment came after it, in ISO form. */
  freeCancelUntil?: string | null
  /** Whether a signed-in customer made the booking, which then is in their account. */
  member?: boolean
}

/** Further data for the branches, to hand over the car and to reach its driver. No document numbers. */
export interface StaffLetter extends BookingLetter {
  email: string
  phone: string | null
  /** Language of the customer's letters. */
  language: 'de' | 'en'
  crossBorder: boolean
  /** Whether the pick-up is outside the branch's opening hours. */
  afterHours: boolean
}

/** A booking is a request until its customer orders it, and the words of a letter differ (docs/glossary.md). */
export type Stage = 'request' | 'booking'

/** Sums that a rental leaves in the ledger if it does not take place: still to pay, to refund, and the deposit. */
export interface CalledOff {
  dueMinor: number
  refundMinor: number
  depositMinor: number
}

/** Sums of a rental that is closed, with its payments. */
export interface Settled extends CalledOff {
  paidMinor: number
  writtenOffMinor: number
}

/** End of a rental. The return is an instant in ISO form. */
export interface ClosedRental extends Settled {
  returnedAt: string
  returnedTo: number
  kmEarlier: number
  kmOut: number
  kmIn: number
  includedKm: number
  graceMinutes: number
  charges: ChargeLine[]
}

/** Cause of a change that the customer did not make: the discount on the first rental moved to this booking. */
export type ChangeCause = 'discount_moved'

/** Detail of a booking that its customer changed without changing the agreement. */
export type ContactChange = 'flight' | 'phone'

/** Part of a rental that a change can touch. */
export type ChangedPart = 'vehicle' | 'pickup' | 'dropoff' | 'extras' | 'drivers'

interface Change {
  stage: Stage
  totalBeforeMinor: number
  changed: readonly ChangedPart[]
  cause?: ChangeCause
}

/** Message of the contact form. Empty fields are null; a branch of null is the company. */
export interface ContactLetter {
  name: string
  email: string
  phone: string | null
  reference: string | null
  branch: number | null
  message: string
  /** Language of the form. */
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
  request_declined: BookingLetter & CalledOff & { reason: string | null }
  request_expired: BookingLetter & CalledOff
  request_withdrawn: BookingLetter & CalledOff
  /** Carries the token of the page on which the offer is ordered; `revised` if it takes the place of another offer. */
  request_offered: BookingLetter & { offerUntil: string; token: string; revised?: true }
  offer_expired: BookingLetter & CalledOff
  offer_withdrawn: BookingLetter & CalledOff
  booking_changed: BookingLetter & Change
  /** `carOwed`: cancelling was free because we had no car. */
  booking_cancelled: BookingLetter & CalledOff & { feeMinor: number; carOwed?: boolean }
  /** Tells of a charge beyond the price while the rental lasts. */
  rental_charged: BookingLetter & { charge: ChargeLine }
  rental_closed: BookingLetter & ClosedRental
  not_collected: BookingLetter & CalledOff & { feeMinor: number }
  /** Sent after registering without a password, and when the password was forgotten. */
  set_password: Owner & { cause: 'registered' | 'forgotten'; token: string }
  /** Six digits that prove the address. */
  email_code: { code: string }
  confirm_address: Owner & { token: string }
  /** Sent to the owner of an address that was registered a second time (D5). */
  already_registered: Owner & { token: string }
  /** Sent to the owner of the account, even if they changed the password themselves. */
  password_changed: Owner
  sign_in_changed: Owner & { what: SignInChange }
  account_deleted: Owner
  /** Asks the owner of the account's current address to agree to a new one. */
  email_change_old: Owner & { newEmail: string; token: string }
  /** Asks the owner of the new address to confirm it. */
  email_change_new: Owner & { token: string }
  /** Sent to the owner of an address that another account asked for. */
  email_taken: Owner
  /** Sent to both addresses after the change. */
  email_changed: Owner & { mailbox: 'old' | 'new'; newEmail: string }
  /** Sent to both addresses when two customers were one person; `account` says whether an account stays. */
  customers_merged: Owner & { mailbox: 'kept' | 'gone'; account: boolean }
  /** `reason` is the reason for a refusal, or null. `days` is when the document is removed, counted from the refusal or the end of the rental. */
  document_reviewed: Owner & { kind: DocumentKind; reason: string | null; days: number }
  /** Sent to the branch of the pick-up: a request waits, expired or was withdrawn, or our offer expired. */
  staff_request: StaffLetter & { decisionBy: string }
  staff_request_expired: StaffLetter
  staff_request_withdrawn: StaffLetter
  staff_offer_expired: StaffLetter
  /** Sent to the branches of pick-up and drop-off. */
  staff_booking: StaffLetter
  staff_booking_changed: StaffLetter & Change
  /** Sent to the branch of pick-up, about a phone number also to that of drop-off. */
  staff_contact: StaffLetter & { stage: Stage; what: ContactChange }
  staff_booking_cancelled: StaffLetter & { feeMinor: number; carOwed?: boolean }
  staff_not_collected: StaffLetter & { feeMinor: number }
  /**
   * Tells a branch which of its bookings are left without a car, because a rental is still out, its car stands elsewhere,
   * or a drive was done earlier or later than planned.
   */
  staff_endangered: { plate: string; waiting: StaffLetter[] } & (
    | (StaffLetter & { out: boolean })
    | { drive: DoneDrive }
  )
  /** Tells a branch that a booking without a car has one again; `late` (ISO) if the car comes after the agreed start. */
  staff_car_found: StaffLetter & { plate: string; late: string | null }
  /** Tells both branches of a drive between them: planned, changed or called off. */
  staff_drive: {
    what: 'new' | 'changed' | 'gone'
    driveId: number
    plate: string
    vehicle: string
    from: number
    to: number
    /** Instants in ISO form; `earliest` is null if the car stands there already. */
    earliest: string | null
    leaves: string
    arrives: string
  }
  /** Sent to the company if the nightly copy failed. `lastAt` is the time of the last sound copy, if there is one. */
  staff_backup_failed: { folder: string; reason: string; lastAt: string | null }
  /** Sent to the company if a provider's message could not be processed and waits for staff. `receivedAt` is an instant. */
  staff_inbox: {
    number: number
    provider: string
    kind: string
    subject: string
    trouble: string
    attempts: number
    receivedAt: string
  }
  /** Double opt-in: the link confirms (D12). */
  newsletter_confirm: { token: string }
  /** Carries the token that ends the subscription. */
  newsletter_welcome: { cause: 'confirmed' | 'again'; token: string }
  /**
   * An issue, in the reader's language. A letter on trial has no token: its way out leads to the page alone. `at` and
   * `since` are instants in ISO form: the start of the issue, and the reader's confirmation.
   */
  newsletter_issue: {
    subject: string
    text: string
    car: IssueCar | null
    at: string
    reader: { token: string; since: string } | null
  }
  /** Asks a colleague in; `until` is an instant in ISO form. */
  staff_invitation: { name: string; role: 'agent' | 'manager'; until: string; token: string }
  /** Sent to the branch or the company. */
  contact_message: ContactLetter
  contact_receipt: ContactLetter
  /** Answer to a message, which it quotes; `askedAt` is an instant in ISO form. */
  contact_answer: {
    name: string
    branch: number | null
    message: string
    askedAt: string
    text: string
    author: string
  }
  /** Answer to a request under the GDPR; days are of Berlin. */
  privacy_answer: { name: string; kind: PrivacyKind; receivedOn: string; text: string; author: string }
  /** Reason why such an answer takes longer, and its new last day. */
  privacy_put_off: { name: string; kind: PrivacyKind; receivedOn: string; dueOn: string; text: string }
  /** Reason why a restriction of processing ends, and the day of its end. */
  privacy_lifted: { name: string; since: string; liftsOn: string; text: string }
}
export type LetterKind = keyof LetterData
